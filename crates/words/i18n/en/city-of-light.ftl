# city-of-light
