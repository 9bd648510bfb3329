# paris-paris
