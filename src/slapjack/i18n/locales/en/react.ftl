# What people show each other; no letters, no names.
react-title = Reactions
react-clap = claps
react-laugh = laughs
react-wow = wow
react-ouch = ouch
react-heart = heart
react-think = thinks
react-hurry = hurry
react-wave = waves
