# What people show each other; no letters, no names.
react-title = Reacciones
react-clap = aplaude
react-laugh = ríe
react-wow = hala
react-ouch = ay
react-heart = corazón
react-think = piensa
react-hurry = rápido
react-wave = saluda
