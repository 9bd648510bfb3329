# paris
