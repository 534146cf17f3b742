# What people show each other; no letters, no names.
react-title = Reazioni
react-clap = applaude
react-laugh = ride
react-wow = wow
react-ouch = ahi
react-heart = cuore
react-think = pensa
react-hurry = svelti
react-wave = saluta
