//! The landmarks of Paris by name.

use table::words;

words! {
    /// A landmark by its name. An edition has eight of these; the list is longer so that a
    /// corrected edition can name the ones in the box.
    Landmark, "a landmark" {
        /// Jardin du Luxembourg.
        JardinDuLuxembourg = "jardin-du-luxembourg",
        /// Tuileries.
        Tuileries = "tuileries",
        /// Opéra Garnier.
        OperaGarnier = "opera-garnier",
        /// Grand Palais.
        GrandPalais = "grand-palais",
        /// Sacré-Coeur.
        SacreCoeur = "sacre-coeur",
        /// Notre-Dame.
        NotreDame = "notre-dame",
        /// Louvre.
        Louvre = "louvre",
        /// Tour Eiffel.
        TourEiffel = "tour-eiffel",
        /// Moulin Rouge.
        MoulinRouge = "moulin-rouge",
        /// Panthéon.
        Pantheon = "pantheon",
        /// Les Invalides.
        Invalides = "invalides",
        /// Musée d'Orsay.
        MuseeDOrsay = "musee-d-orsay",
        /// Hôtel de Ville.
        HotelDeVille = "hotel-de-ville",
        /// Sainte-Chapelle.
        SainteChapelle = "sainte-chapelle",
        /// Place de la Concorde.
        PlaceDeLaConcorde = "place-de-la-concorde",
        /// Pont Neuf.
        PontNeuf = "pont-neuf",
        /// Bastille.
        Bastille = "bastille",
        /// Bibliothèque nationale.
        BibliothequeNationale = "bibliotheque-nationale",
        /// Catacombes.
        Catacombes = "catacombes",
        /// Centre Pompidou.
        CentrePompidou = "centre-pompidou",
        /// Champs-Élysées.
        ChampsElysees = "champs-elysees",
        /// Conciergerie.
        Conciergerie = "conciergerie",
        /// Folies Bergère.
        FoliesBergere = "folies-bergere",
        /// Galeries Lafayette.
        GaleriesLafayette = "galeries-lafayette",
        /// Gare de Lyon.
        GareDeLyon = "gare-de-lyon",
        /// Gare du Nord.
        GareDuNord = "gare-du-nord",
        /// Jardin des Plantes.
        JardinDesPlantes = "jardin-des-plantes",
        /// Madeleine.
        Madeleine = "madeleine",
        /// Palais de Justice.
        PalaisDeJustice = "palais-de-justice",
        /// Palais-Royal.
        PalaisRoyal = "palais-royal",
        /// Père-Lachaise.
        PereLachaise = "pere-lachaise",
        /// Petit Palais.
        PetitPalais = "petit-palais",
        /// Place des Vosges.
        PlaceDesVosges = "place-des-vosges",
        /// Place Vendôme.
        PlaceVendome = "place-vendome",
        /// Pont Alexandre III.
        PontAlexandreIII = "pont-alexandre-iii",
        /// Saint-Sulpice.
        SaintSulpice = "saint-sulpice",
        /// Sorbonne.
        Sorbonne = "sorbonne",
        /// Tour Montparnasse.
        TourMontparnasse = "tour-montparnasse",
        /// Trocadéro.
        Trocadero = "trocadero",
        /// Val-de-Grâce.
        ValDeGrace = "val-de-grace",
    }
}

impl Landmark {
    /// The name for people.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::JardinDuLuxembourg => "Jardin du Luxembourg",
            Self::Tuileries => "Tuileries",
            Self::OperaGarnier => "Opéra Garnier",
            Self::GrandPalais => "Grand Palais",
            Self::SacreCoeur => "Sacré-Coeur",
            Self::NotreDame => "Notre-Dame",
            Self::Louvre => "Louvre",
            Self::TourEiffel => "Tour Eiffel",
            Self::MoulinRouge => "Moulin Rouge",
            Self::Pantheon => "Panthéon",
            Self::Invalides => "Invalides",
            Self::MuseeDOrsay => "Musée d'Orsay",
            Self::HotelDeVille => "Hôtel de Ville",
            Self::SainteChapelle => "Sainte-Chapelle",
            Self::PlaceDeLaConcorde => "Place de la Concorde",
            Self::PontNeuf => "Pont Neuf",
            Self::Bastille => "Bastille",
            Self::BibliothequeNationale => "Bibliothèque nationale",
            Self::Catacombes => "Catacombes",
            Self::CentrePompidou => "Centre Pompidou",
            Self::ChampsElysees => "Champs-Élysées",
            Self::Conciergerie => "Conciergerie",
            Self::FoliesBergere => "Folies Bergère",
            Self::GaleriesLafayette => "Galeries Lafayette",
            Self::GareDeLyon => "Gare de Lyon",
            Self::GareDuNord => "Gare du Nord",
            Self::JardinDesPlantes => "Jardin des Plantes",
            Self::Madeleine => "Madeleine",
            Self::PalaisDeJustice => "Palais de Justice",
            Self::PalaisRoyal => "Palais-Royal",
            Self::PereLachaise => "Père-Lachaise",
            Self::PetitPalais => "Petit Palais",
            Self::PlaceDesVosges => "Place des Vosges",
            Self::PlaceVendome => "Place Vendôme",
            Self::PontAlexandreIII => "Pont Alexandre III",
            Self::SaintSulpice => "Saint-Sulpice",
            Self::Sorbonne => "Sorbonne",
            Self::TourMontparnasse => "Tour Montparnasse",
            Self::Trocadero => "Trocadéro",
            Self::ValDeGrace => "Val-de-Grâce",
        }
    }
}
