# What people show each other; no letters, no names.
react-title = Reações
react-clap = aplaude
react-laugh = ri
react-wow = uau
react-ouch = ai
react-heart = coração
react-think = pensa
react-hurry = rápido
react-wave = acena
