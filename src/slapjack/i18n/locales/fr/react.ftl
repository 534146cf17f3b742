# What people show each other; no letters, no names.
react-title = Réactions
react-clap = applaudit
react-laugh = rit
react-wow = oh là là
react-ouch = aïe
react-heart = cœur
react-think = réfléchit
react-hurry = vite
react-wave = fait coucou
