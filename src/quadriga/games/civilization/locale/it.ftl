# Civilization CHR in italiano, con le parole del regolamento.

## Spazi: `.one` dice dove, `.many` sta all'inizio della frase

space-alaska = Alaska
    .one = in Alaska
    .many = Alaska
space-yukon = Yukon
    .one = nello Yukon
    .many = Yukon
space-hudson = Hudson
    .one = nell'Hudson
    .many = Hudson
space-labrador = Labrador
    .one = nel Labrador
    .many = Labrador
space-dakota = Dakota
    .one = nel Dakota
    .many = Dakota
space-appalachia = Appalachi
    .one = negli Appalachi
    .many = Appalachi
space-mississippi = Mississippi
    .one = sul Mississippi
    .many = Mississippi
space-california = California
    .one = in California
    .many = California
space-aztlan = Aztlan
    .one = nell'Aztlan
    .many = Aztlan
space-antilles = Antille
    .one = nelle Antille
    .many = Antille
space-orinoco = Orinoco
    .one = sull'Orinoco
    .many = Orinoco
space-guyana = Guyana
    .one = in Guyana
    .many = Guyana
space-amazonia = Amazzonia
    .one = in Amazzonia
    .many = Amazzonia
space-andes = Ande
    .one = sulle Ande
    .many = Ande
space-bahia = Bahia
    .one = nella Bahia
    .many = Bahia
space-gran_chaco = Gran Chaco
    .one = nel Gran Chaco
    .many = Gran Chaco
space-atacama = Atacama
    .one = nell'Atacama
    .many = Atacama
space-pampas = Pampas
    .one = nelle Pampas
    .many = Pampas
space-patagonia = Patagonia
    .one = in Patagonia
    .many = Patagonia
space-greenland = Groenlandia
    .one = in Groenlandia
    .many = Groenlandia
space-britannia = Britannia
    .one = in Britannia
    .many = Britannia
space-gallia = Gallia
    .one = in Gallia
    .many = Gallia
space-germania = Germania
    .one = in Germania
    .many = Germania
space-italia = Italia
    .one = in Italia
    .many = Italia
space-scandinavia = Scandinavia
    .one = in Scandinavia
    .many = Scandinavia
space-steppes = Steppe
    .one = nelle Steppe
    .many = Steppe
space-caucasus = Caucaso
    .one = nel Caucaso
    .many = Caucaso
space-atlas = Atlante
    .one = sull'Atlante
    .many = Atlante
space-sahara = Sahara
    .one = nel Sahara
    .many = Sahara
space-nile = Nilo
    .one = sul Nilo
    .many = Nilo
space-niger = Niger
    .one = sul Niger
    .many = Niger
space-sudan = Sudan
    .one = in Sudan
    .many = Sudan
space-somalia = Somalia
    .one = in Somalia
    .many = Somalia
space-congo = Congo
    .one = nel Congo
    .many = Congo
space-tanganika = Tanganika
    .one = nel Tanganika
    .many = Tanganika
space-kalahari = Kalahari
    .one = nel Kalahari
    .many = Kalahari
space-madagascar = Madagascar
    .one = nel Madagascar
    .many = Madagascar
space-arabia = Arabia
    .one = in Arabia
    .many = Arabia
space-anatolia = Anatolia
    .one = in Anatolia
    .many = Anatolia
space-caspia = Caspia
    .one = in Caspia
    .many = Caspia
space-tien_shan = Tien Shan
    .one = nel Tien Shan
    .many = Tien Shan
space-himalaya = Himalaya
    .one = nell'Himalaya
    .many = Himalaya
space-gobi = Gobi
    .one = nel Gobi
    .many = Gobi
space-yangtze = Yangtze
    .one = sullo Yangtze
    .many = Yangtze
space-nippon = Nippon
    .one = in Nippon
    .many = Nippon
space-manchuria = Manciuria
    .one = in Manciuria
    .many = Manciuria
space-siberia = Siberia
    .one = in Siberia
    .many = Siberia
space-yakutia = Jacuzia
    .one = in Jacuzia
    .many = Jacuzia
space-yukgir = Yukgir
    .one = nello Yukgir
    .many = Yukgir
space-indus = Indo
    .one = sull'Indo
    .many = Indo
space-mekong = Mekong
    .one = sul Mekong
    .many = Mekong
space-java = Giava
    .one = a Giava
    .many = Giava
space-panay = Panay
    .one = a Panay
    .many = Panay
space-tanami = Tanami
    .one = nel Tanami
    .many = Tanami
space-queensland = Queensland
    .one = nel Queensland
    .many = Queensland
space-tasmania = Tasmania
    .one = in Tasmania
    .many = Tasmania
space-beaufort_sea = Mare di Beaufort
    .one = nel Mare di Beaufort
    .many = Mare di Beaufort
space-hudson_bay = Baia di Hudson
    .one = nella Baia di Hudson
    .many = Baia di Hudson
space-labrador_sea = Mare del Labrador
    .one = nel Mare del Labrador
    .many = Mare del Labrador
space-gulf_of_alaska = Golfo dell'Alaska
    .one = nel Golfo dell'Alaska
    .many = Golfo dell'Alaska
space-mexican_pacific = Pacifico Messicano
    .one = nel Pacifico Messicano
    .many = Pacifico Messicano
space-sargasso_sea = Mar dei Sargassi
    .one = nel Mar dei Sargassi
    .many = Mar dei Sargassi
space-caribbean_sea = Mar dei Caraibi
    .one = nel Mar dei Caraibi
    .many = Mar dei Caraibi
space-peru_basin = Bacino del Perù
    .one = nel Bacino del Perù
    .many = Bacino del Perù
space-drake_passage = Canale di Drake
    .one = nel Canale di Drake
    .many = Canale di Drake
space-argentine_sea = Mare Argentino
    .one = nel Mare Argentino
    .many = Mare Argentino
space-equatorial_atlantic = Atlantico Equatoriale
    .one = nell'Atlantico Equatoriale
    .many = Atlantico Equatoriale
space-north_atlantic = Atlantico del Nord
    .one = nell'Atlantico del Nord
    .many = Atlantico del Nord
space-canary_sea = Mare delle Canarie
    .one = nel Mare delle Canarie
    .many = Mare delle Canarie
space-norwegian_sea = Mare di Norvegia
    .one = nel Mare di Norvegia
    .many = Mare di Norvegia
space-baltic_sea = Mar Baltico
    .one = nel Mar Baltico
    .many = Mar Baltico
space-western_mediterranean = Mediterraneo Occidentale
    .one = nel Mediterraneo Occidentale
    .many = Mediterraneo Occidentale
space-eastern_mediterranean = Mediterraneo Orientale
    .one = nel Mediterraneo Orientale
    .many = Mediterraneo Orientale
space-black_sea = Mar Nero
    .one = nel Mar Nero
    .many = Mar Nero
space-barents_sea = Mare di Barents
    .one = nel Mare di Barents
    .many = Mare di Barents
space-laptev_sea = Mare di Laptev
    .one = nel Mare di Laptev
    .many = Mare di Laptev
space-gulf_of_guinea = Golfo di Guinea
    .one = nel Golfo di Guinea
    .many = Golfo di Guinea
space-cape_basin = Bacino del Capo
    .one = nel Bacino del Capo
    .many = Bacino del Capo
space-mozambique_channel = Canale del Mozambico
    .one = nel Canale del Mozambico
    .many = Canale del Mozambico
space-red_sea = Mar Rosso
    .one = nel Mar Rosso
    .many = Mar Rosso
space-arabian_sea = Mare Arabico
    .one = nel Mare Arabico
    .many = Mare Arabico
space-indian_ocean = Oceano Indiano
    .one = nell'Oceano Indiano
    .many = Oceano Indiano
space-bay_of_bengal = Golfo del Bengala
    .one = nel Golfo del Bengala
    .many = Golfo del Bengala
space-timor_sea = Mare di Timor
    .one = nel Mare di Timor
    .many = Mare di Timor
space-south_china_sea = Mar Cinese Meridionale
    .one = nel Mar Cinese Meridionale
    .many = Mar Cinese Meridionale
space-sea_of_japan = Mar del Giappone
    .one = nel Mar del Giappone
    .many = Mar del Giappone
space-philippine_sea = Mare delle Filippine
    .one = nel Mare delle Filippine
    .many = Mare delle Filippine
space-okhotsk_sea = Mare di Ochotsk
    .one = nel Mare di Ochotsk
    .many = Mare di Ochotsk
space-bering_sea = Mare di Bering
    .one = nel Mare di Bering
    .many = Mare di Bering
space-coral_sea = Mar dei Coralli
    .one = nel Mar dei Coralli
    .many = Mar dei Coralli
space-southern_ocean = Oceano Australe
    .one = nell'Oceano Australe
    .many = Oceano Australe
space-tasman_sea = Mar di Tasman
    .one = nel Mar di Tasman
    .many = Mar di Tasman
space-central_pacific = Pacifico Centrale
    .one = nel Pacifico Centrale
    .many = Pacifico Centrale

## Continenti, regioni, fasce climatiche

continent-north_america = Nord America
    .one = in Nord America
continent-south_america = Sud America
    .one = in Sud America
continent-europe = Europa
    .one = in Europa
continent-africa = Africa
    .one = in Africa
continent-asia = Asia
    .one = in Asia
continent-oceania = Oceania
    .one = in Oceania
region-australia = Australia
    .one = in Australia
region-middle_east = Medio Oriente
    .one = in Medio Oriente
region-far_east = Estremo Oriente
    .one = in Estremo Oriente
region-british_isles = Isole britanniche
    .one = nelle Isole britanniche
region-spice_islands = Isole delle spezie
    .one = nelle Isole delle spezie
band-arctic = fascia artica
band-tropical = fascia tropico-equatoriale
band-antarctic = fascia antartica

## Ere, dimensioni degli insediamenti, classi di unità

era-ancient = era Antica
    .short = Antica
era-medieval = era Medievale
    .short = Medievale
era-industrial = era Industriale
    .short = Industriale
era-modern = era Moderna
    .short = Moderna
size-village = villaggio
    .one = un villaggio
    .many = villaggi
size-town = paese
    .one = un paese
    .many = paesi
size-city = città
    .one = una città
    .many = città
size-metropolis = metropoli
    .one = una metropoli
    .many = metropoli
class-infantry = fanteria
    .one = un'unità di fanteria
    .many = unità di fanteria
class-cavalry = cavalleria
    .one = un'unità di cavalleria
    .many = unità di cavalleria
class-artillery = artiglieria
    .one = un'unità di artiglieria
    .many = unità di artiglieria
class-ship = nave
    .one = una nave
    .many = navi
class-aircraft = aereo
    .one = un aereo
    .many = aerei
class-explorer = esploratore
    .one = un esploratore
    .many = esploratori

## Risorse e gettoni di esplorazione

resource-horses = cavalli
    .short = cav
resource-iron = ferro
    .short = fer
resource-oil = petrolio
    .short = pet
resource-spices = spezie
    .short = spe
resource-coal = carbone
    .short = car
resource-rare_metals = metalli rari
    .short = met
resource-wine = vino
    .short = vin
resource-gems = gemme
    .short = gem
token-horses = cavalli
    .text = Ere Antica e Medievale: in questo insediamento puoi comprare un'unità di cavalleria per turno, di qualsiasi livello, con 5 monete di sconto.
token-iron = ferro
    .text = In questo insediamento puoi comprare due unità per turno tra cannoni, howitzer, carri armati, navi e aerei, ognuna con 5 monete di sconto.
token-oil = petrolio
    .text = Ogni turno cinque PM delle tue unità moderne non costano carburante.
token-spices = spezie
    .text = Ere Antica e Medievale: 3 monete in più in Produzione (6 per una civiltà Scientifica).
token-coal = carbone
    .text = Dall'era Industriale, scoperta l'Industrializzazione: 5 monete in più in Produzione (10 per una civiltà Industriale).
token-rare_metals = metalli rari
    .text = Era Moderna, scoperta la Fissione: puoi costruire un'arma nucleare per turno, custodita dove stanno i metalli.
token-wine = vino
    .text = Questo insediamento è sempre felice, senza migliorie né presidio.
token-gems = gemme
    .text = Questo insediamento è sempre felice, senza migliorie né presidio.
token-fertile = terreno fertile
    .text = Un insediamento fondato qui è sempre produttivo e trova una risorsa tirata sulla tabella delle Risorse critiche.
token-treasure = tesoro
    .text = Chi lo trova prende 30, 40, 50 o 60 monete secondo l'era.
token-minor_civilization = civiltà minore
    .text = Chi la trova tira 1D8: con 6 o più si unisce a lui con un villaggio e un fante, altrimenti i barbari attaccano.
token-plague = piaga
    .text = Uccide unità ed esploratori del territorio e riduce l'insediamento a villaggio; dall'era Medievale si estende via terra.
token-free_technology = tecnologia gratuita
    .text = Chi la trova prende la tecnologia meno costosa di cui sono soddisfatti i requisiti.
token-no_encounter = nessun incontro
    .text = Non succede nulla; il territorio è vuoto.
token-mountain = montagne
    .text = Gli insediamenti restano villaggi; chi difende aggiunge 2 a ogni tiro.
token-forest = foresta
    .text = Gli insediamenti arrivano al massimo a paesi; chi difende aggiunge 1 a ogni tiro.
token-desert = deserto
    .text = Non si possono fondare insediamenti; chi difende sottrae 1 a ogni tiro.

## Tipi di unità e loro livelli

kind-explorer = esploratore
    .one = un esploratore
    .many = esploratori
    .short = Es
    .text = Guarda i gettoni, fonda villaggi, costruisce strade.
kind-ancient_infantry = fante con spada
    .one = un fante con spada
    .many = fanti con spada
    .short = FS
    .text = Fanteria antica.
kind-ancient_cavalry = fante a cavallo
    .one = un fante a cavallo
    .many = fanti a cavallo
    .short = FC
    .text = Cavalleria antica.
kind-ancient_artillery = catapulta
    .one = una catapulta
    .many = catapulte
    .short = Ct
    .text = Artiglieria antica.
kind-medieval_infantry = armigero
    .one = un armigero
    .many = armigeri
    .short = Ar
    .text = Fanteria medievale.
kind-medieval_cavalry = cavaliere
    .one = un cavaliere
    .many = cavalieri
    .short = Cv
    .text = Cavalleria medievale.
kind-medieval_artillery = trabucco
    .one = un trabucco
    .many = trabucchi
    .short = Tr
    .text = Artiglieria medievale.
kind-industrial_infantry = moschettiere
    .one = un moschettiere
    .many = moschettieri
    .short = Mo
    .text = Fanteria industriale.
kind-industrial_cavalry = dragone
    .one = un dragone
    .many = dragoni
    .short = Dr
    .text = Cavalleria industriale.
kind-industrial_artillery = cannone
    .one = un cannone
    .many = cannoni
    .short = Cn
    .text = Artiglieria industriale.
kind-modern_infantry = mitragliere
    .one = un mitragliere
    .many = mitraglieri
    .short = Mi
    .text = Fanteria moderna.
kind-modern_cavalry = carro armato
    .one = un carro armato
    .many = carri armati
    .short = CA
    .text = Cavalleria moderna.
kind-modern_artillery = howitzer
    .one = un howitzer
    .many = howitzer
    .short = Hw
    .text = Artiglieria moderna.
kind-ancient_ship = galera
    .one = una galera
    .many = galere
    .short = Ga
    .text = Nave antica.
kind-medieval_ship = caravella
    .one = una caravella
    .many = caravelle
    .short = Cr
    .text = Nave medievale.
kind-industrial_ship = fregata
    .one = una fregata
    .many = fregate
    .short = Fr
    .text = Nave industriale.
kind-modern_ship = corazzata
    .one = una corazzata
    .many = corazzate
    .short = Co
    .text = Nave moderna.
kind-carrier = portaerei
    .one = una portaerei
    .many = portaerei
    .short = Pa
    .text = Nave moderna per due aerei.
kind-aircraft = caccia
    .one = un caccia
    .many = caccia
    .short = Ac
    .text = Aereo moderno.
level-spearman = Lanciere
level-swordsman = Spadaccino
level-chariot = Carro da guerra
level-horseman = Uomo a cavallo
level-catapult = Catapulta
level-galley = Galera
level-man_at_arms = Armigero
level-knight = Cavaliere
level-trebuchet = Trabucco
level-caravel = Caravella
level-galleon = Galeone
level-musketman = Moschettiere
level-rifleman = Fuciliere
level-dragoon = Dragone
level-cannon = Cannone
level-artillery = Artiglieria
level-frigate = Fregata
level-ironclad = Ironclad
level-machine_gunner = Mitragliere
level-mechanized_infantry = Fanteria meccanizzata
level-tank = Carro armato
level-modern_armor = Corazzato moderno
level-rocket_artillery = Artiglieria lanciarazzi
level-cruise_missiles = Missili da crociera
level-battleship = Corazzata
level-carrier = Portaerei
level-biplane = Biplano
level-monoplane = Monoplano
level-jet = Jet
level-stealth_aircraft = Aereo invisibile

## Tecnologie

technology-masonry = Massoneria
    .text = Meraviglia: Giardini pensili.
technology-alphabet_writing = Alfabeto/Scrittura
    .text = Scoperta seminale: 4 punti vittoria.
technology-pottery = Ceramica
    .text = Miglioria: Granaio. Chi la acquista riceve la miglioria.
technology-the_wheel = La Ruota
    .text = Carro da guerra: cavalleria antica con 1D6. Si possono costruire strade. Chi la acquista riceve un fante a cavallo.
technology-bronze_working = Lavorazione del bronzo
    .text = Lanciere: fanteria antica con 1D6. Meraviglia: Colosso.
technology-ceremonial_burial = Cerimoniali di sepoltura
    .text = Miglioria: Ziggurat. Meraviglia: Piramidi.
technology-horseback_riding = Equitazione
    .text = Uomo a cavallo: cavalleria antica con 1D6+1. Con il Misticismo rende disponibile la Monarchia. Chi la acquista riceve un fante a cavallo.
technology-code_of_laws = Codice di leggi
    .text = Miglioria: Tribunale. Chi la acquista riceve la miglioria.
technology-mathematics = Matematica
    .text = Catapulta: artiglieria antica con 1D6+1. Chi la acquista riceve una catapulta.
technology-iron_working = Lavorazione del ferro
    .text = Spadaccino: fanteria antica con 1D6+1. Chi la acquista riceve un fante con spada.
technology-philosophy_literature = Filosofia/Letteratura
    .text = Miglioria: Biblioteca. Meraviglia: Grande Biblioteca.
technology-mysticism = Misticismo
    .text = Miglioria: Tempio. Meraviglia: Oracolo. Con l'Equitazione rende disponibile la Monarchia.
technology-trade_mapmaking = Commercio/Cartografia
    .text = Galera: nave antica con 1D6. Meraviglia: Grande Faro. Il commercio supera 1 territorio o 1 zona di mare.
technology-currency = Moneta
    .text = Miglioria: Mercato. Chi la acquista riceve la miglioria.
technology-construction = Costruzioni
    .text = Migliorie: Acquedotto, Colosseo. Meraviglia: Grande Muraglia. Gli insediamenti possono diventare paesi.
technology-banking = Servizi bancari
    .text = Miglioria: Banca. Chi la acquista riceve la miglioria.
technology-education = Istruzione
    .text = Miglioria: Università. Meraviglia: Bottega di Leonardo.
technology-engineering = Ingegneria
    .text = Trabucco: artiglieria medievale con 2D6. Si possono prospezionare i territori. Chi la acquista riceve un trabucco.
technology-theology = Teologia
    .text = Miglioria: Cattedrale. Meraviglie: Cattedrale di J.S. Bach, Cappella Sistina. Con il Tempio rende disponibile il Fondamentalismo.
technology-feudalism = Feudalesimo
    .text = Armigero: fanteria medievale con 2D6. Miglioria: Castello. Meraviglia: Arte della guerra di Sun Tzu.
technology-astronomy = Astronomia
    .text = Caravella: nave medievale con 2D6. Meraviglia: Osservatorio di Copernico. Il commercio supera 2 territori o 2 zone di mare.
technology-printing_press = Stampa
    .text = Scoperta seminale: 4 punti vittoria.
technology-chivalry = Cavalleria
    .text = Cavaliere: cavalleria medievale con 2D6. Chi la acquista riceve un cavaliere.
technology-navigation = Navigazione
    .text = Galeone: nave medievale con 2D6+2. Il commercio supera 3 territori o 3 zone di mare. Chi la acquista riceve una caravella.
technology-chemistry = Chimica
    .text = Gli insediamenti possono diventare città. Un insediamento di chi la acquista cresce di una dimensione.
technology-nationalism = Nazionalismo
    .text = Miglioria: Campidoglio. Meraviglia: Teatro di Shakespeare. Con la Legislatura rende disponibile la Democrazia.
technology-physics = Fisica
    .text = Meraviglia: Università di Newton.
technology-economics = Economia
    .text = Miglioria: Borsa. Meraviglia: Compagnia commerciale di Smith.
technology-gunpowder_weapons = Polvere da sparo
    .text = Moschettiere: fanteria industriale con 3D6. Le navi industriali e moderne possono bombardare le coste; i fondamentalisti possono ricorrere al terrorismo. Chi la acquista riceve un moschettiere.
technology-cavalry = Cavalleria moderna
    .text = Dragone: cavalleria industriale con 3D6. Chi la acquista riceve un dragone.
technology-legislative_government = Governo legislativo
    .text = Miglioria: Legislatura. Con l'Industrializzazione e il Campidoglio rende disponibile il Comunismo. Chi la acquista riceve la miglioria.
technology-metallurgy = Metallurgia
    .text = Cannone: artiglieria industriale con 3D6+1. Fregata: nave industriale con 3D6. Meraviglia: Viaggio di Magellano.
technology-medicine = Medicina
    .text = Miglioria: Ospedale. Gli insediamenti possono diventare metropoli. Chi la acquista riceve la miglioria.
technology-steam_power = Forza vapore
    .text = Ironclad: nave industriale con 3D6+2. Fuciliere: fanteria industriale con 3D6+2. Miglioria: Rete ferroviaria. Meraviglia: Ferrovia transcontinentale. Il commercio supera 4 territori o 3 zone di mare. Le strade possono diventare ferrovie. Scoperta seminale: 4 punti vittoria.
technology-industrialization = Industrializzazione
    .text = Artiglieria: artiglieria industriale con 3D6+3. Miglioria: Fabbrica. Il carbone frutta monete. Rende disponibile il Fascismo e, con il Governo legislativo e il Campidoglio, il Comunismo. Chi la acquista riceve la miglioria.
technology-scientific_method = Metodo scientifico
    .text = Miglioria: Laboratorio di ricerca. Meraviglia: Laboratorio di Edison.
technology-electricity = Elettricità
    .text = Mitragliere: fanteria moderna con 4D6. Chi la possiede ha ogni turno 5 PM in più senza carburante per le unità moderne. Chi la acquista riceve un mitragliere.
technology-combustion = Combustione
    .text = Corazzata: nave moderna con 4D6+1. Miglioria: Rete autostradale. Chi la acquista riceve una corazzata.
technology-flight = Volo
    .text = Biplano: gli aerei aggiungono 1D6. Il commercio arriva ovunque. Una ferrovia con un insediamento è anche aeroporto e, sulla costa, porto moderno. Chi la acquista riceve un caccia.
technology-fission = Fissione
    .text = Miglioria: Centrale nucleare. Meraviglia: Progetto Manhattan. Si possono costruire armi nucleari e rimuovere terreni con il terraforming. Le spie possono disinnescare armi nucleari.
technology-electronics = Elettronica
    .text = Meraviglia: Diga Hoover.
technology-mass_production = Produzione di massa
    .text = Carro armato: cavalleria moderna con 4D6. Miglioria: Impianto industriale. Meraviglia: Suffragio universale.
technology-plastics = Materie plastiche
    .text = Miglioria: Centro commerciale. Chi la acquista riceve la miglioria.
technology-robotics = Robotica
    .text = Fanteria meccanizzata: fanteria moderna con 4D6+2. Chi la acquista riceve un mitragliere.
technology-radio_television = Radio/Televisione
    .text = Miglioria: Stazione televisiva. Meraviglia: Nazioni Unite. Le spie possono tentare il Controllo politico.
technology-computers = Computers
    .text = Miglioria: Internet. Le spie possono rubare tecnologie. Scoperta seminale: 4 punti vittoria.
technology-advanced_flight = Volo avanzato
    .text = Portaerei: navi per due aerei, 4D6. Monoplano: gli aerei aggiungono 2D6. Miglioria: Aeroporto. Chi la acquista riceve un caccia.
technology-genetics = Genetica
    .text = Miglioria: Centro sanitario. Meraviglia: Cura per il cancro/Longevità. Le spie possono diffondere una piaga.
technology-rocketry = Missilistica
    .text = Artiglieria lanciarazzi: artiglieria moderna con 4D6+2. Jet: gli aerei aggiungono 3D6. Le armi nucleari possono essere lanciate come missili. Chi la acquista riceve un howitzer.
technology-space_flight = Volo spaziale
    .text = Missili da crociera: artiglieria moderna con 4D6+4. Meraviglia: Programma Apollo.
technology-miniaturization = Miniaturizzazione
    .text = Corazzato moderno: cavalleria moderna con 4D6+3. Chi la acquista riceve un carro armato.
technology-super_conductor = Superconduttori
    .text = Aereo invisibile: gli aerei aggiungono 4D6. Chi la acquista riceve un caccia.
technology-fusion = Fusione
    .text = Miglioria: Reattore a fusione. Ogni giocatore può comprare la Nave colonia per 200 monete.

## Meraviglie

wonder-hanging_gardens = Giardini pensili
    .text = Ricevi 2 esploratori.
wonder-colossus = Colosso
    .text = 5 monete in più in Produzione durante l'era Antica.
wonder-great_lighthouse = Grande Faro
    .text = 5 monete in più in Produzione durante l'era Antica.
wonder-great_library = Grande Biblioteca
    .text = Le tecnologie dell'era Antica ti costano 5 monete in meno durante quell'era.
wonder-oracle = Oracolo
    .text = In ogni scontro vedi l'unità avversaria prima di scegliere la tua, durante l'era Antica.
wonder-great_wall = Grande Muraglia
    .text = I tuoi insediamenti difendono con un bonus maggiore di 1 durante l'era Antica.
wonder-pyramids = Piramidi
    .text = Ricevi 2 fanti a cavallo.
wonder-sun_tzu = Arte della guerra di Sun Tzu
    .text = Ricevi 2 armigeri.
wonder-copernicus_observatory = Osservatorio di Copernico
    .text = Ricevi una caravella.
wonder-leonardos_workshop = Bottega di Leonardo
    .text = Le tecnologie dell'era Medievale ti costano 10 monete in meno durante quell'era.
wonder-bachs_cathedral = Cattedrale di J.S. Bach
    .text = Rende felice un insediamento durante l'era Medievale.
wonder-sistine_chapel = Cappella Sistina
    .text = Rende felice un insediamento durante l'era Medievale.
wonder-magellans_voyage = Viaggio di Magellano
    .text = Una volta per fase di Commercio dell'era Industriale puoi imporre a un giocatore con cui puoi commerciare lo scambio di una risorsa con una tua; non a una civiltà Commerciale.
wonder-newtons_university = Università di Newton
    .text = Le tecnologie dell'era Industriale ti costano 15 monete in meno durante quell'era.
wonder-smiths_trading_company = Compagnia commerciale di Smith
    .text = 10 monete in più in Produzione durante l'era Industriale.
wonder-shakespeares_theatre = Teatro di Shakespeare
    .text = Rende felice un insediamento durante l'era Industriale.
wonder-transcontinental_railroad = Ferrovia transcontinentale
    .text = Rende produttivo un insediamento durante l'era Industriale.
wonder-edisons_lab = Laboratorio di Edison
    .text = Le tecnologie dell'era Moderna ti costano 20 monete in meno durante quell'era.
wonder-hoover_dam = Diga Hoover
    .text = Rende produttivo un insediamento durante l'era Moderna.
wonder-cure_for_cancer = Cura per il cancro/Longevità
    .text = Rende felici due insediamenti durante l'era Moderna.
wonder-universal_suffrage = Suffragio universale
    .text = Rende felice un insediamento durante l'era Moderna.
wonder-manhattan_project = Progetto Manhattan
    .text = Ricevi un'arma nucleare.
wonder-united_nations = Nazioni Unite
    .text = Puoi dichiarare la fine di una partita lunga, con 5 punti vittoria per te.
wonder-apollo_program = Programma Apollo
    .text = Puoi dichiarare la fine di una partita lunga; allora ogni unità militare vale un punto vittoria.
wonder-alpha_centauri_colony_ship = Nave colonia di Alpha Centauri
    .text = Ogni giocatore può comprarla per 200 monete. Pone fine a una partita lunga; allora ogni tecnologia vale un punto vittoria.

## Migliorie

improvement-granary = Granaio
    .text = Rende produttivo un insediamento.
improvement-library = Biblioteca
    .text = Rende produttivo un insediamento.
improvement-aqueduct = Acquedotto
    .text = Rende produttivo un insediamento.
improvement-marketplace = Mercato
    .text = Rende produttivo un insediamento.
improvement-ziggurat = Ziggurat
    .text = Rende felice un insediamento.
improvement-courthouse = Tribunale
    .text = Rende felice un insediamento.
improvement-temple = Tempio
    .text = Rende felice un insediamento. Il Fondamentalismo la richiede.
improvement-colosseum = Colosseo
    .text = Rende felice un insediamento.
improvement-bank = Banca
    .text = Rende produttivo un insediamento. La Repubblica la richiede.
improvement-university = Università
    .text = Rende produttivo un insediamento.
improvement-castle = Castello
    .text = Rende felice un insediamento.
improvement-cathedral = Cattedrale
    .text = Rende felici due insediamenti.
improvement-stock_market = Borsa
    .text = Rende produttivo un insediamento.
improvement-factory = Fabbrica
    .text = Rende produttivo un insediamento.
improvement-railroad = Rete ferroviaria
    .text = Rende produttivo un insediamento.
improvement-capitol = Campidoglio
    .text = Rende felice un insediamento. Il Comunismo la richiede.
improvement-legislature = Legislatura
    .text = Rende felice un insediamento. La Democrazia la richiede.
improvement-hospital = Ospedale
    .text = Rende felice un insediamento.
improvement-highway_system = Rete autostradale
    .text = Rende produttivo un insediamento.
improvement-manufacturing_plant = Impianto industriale
    .text = Rende produttivo un insediamento.
improvement-research_lab = Laboratorio di ricerca
    .text = Rende produttivo un insediamento.
improvement-airport = Aeroporto
    .text = Rende produttivo un insediamento.
improvement-nuclear_plant = Centrale nucleare
    .text = Rende produttivo un insediamento.
improvement-internet = Internet
    .text = Rende produttivo un insediamento.
improvement-fusion_reactor = Reattore a fusione
    .text = Rende produttivi due insediamenti.
improvement-shopping_mall = Centro commerciale
    .text = Rende felice un insediamento.
improvement-television_station = Stazione televisiva
    .text = Rende felici due insediamenti.
improvement-healthcare_complex = Centro sanitario
    .text = Rende felice un insediamento.

## Governi

government-anarchy = Anarchia
    .text = Tra due governi: pace con tutti, solo il guadagno degli insediamenti, nessuna tecnologia; si comprano solo migliorie e spie, le unità si difendono soltanto, gli esploratori esplorano soltanto. Cultura -2.
government-despotism = Dispotismo
    .text = Al più 50 monete per turno; tassa di 1 moneta per insediamento felice; Presidio. Cultura -1, rivolte +1.
government-monarchy = Monarchia
    .text = Richiede Equitazione e Misticismo. Al più 10 monete per turno per insediamento; tassa di 1 moneta per insediamento infelice e 2 per felice; supporto di 1 moneta per unità; un insediamento felice gratuito; Presidio e Saccheggio. Cultura 0, rivolte 0.
government-republic = Repubblica
    .text = Richiede la Banca e non più insediamenti infelici che felici. Nessun massimo; 1 moneta per dimensione; le risorse uniche valgono 4; tassa di 2 monete per insediamento infelice e 3 per felice; supporto di 1 moneta per unità; Coinvolgimento nella guerra, Rivoluzione, Divieto per gli acquisti, Senato. Cultura 0, rivolte -1.
government-democracy = Democrazia
    .text = Richiede il Nazionalismo e la Legislatura, e non più insediamenti infelici che felici. Nessun massimo; 2 monete per dimensione; le risorse uniche valgono 5; tassa di 4 monete per insediamento; supporto di 2 monete per unità; Coinvolgimento nella guerra, Rivoluzione, Divieto per gli acquisti, Senato. Cultura +1, rivolte -2.
government-fascism = Fascismo/Dittatura
    .text = Richiede l'Industrializzazione. Nessun massimo; 1 moneta per dimensione; tassa di 2 monete per insediamento; supporto di 1 moneta per unità; un insediamento produttivo gratuito; Presidio e Saccheggio. Cultura -1, rivolte +1.
government-communism = Comunismo
    .text = Richiede Industrializzazione, Governo legislativo e il Campidoglio. Nessun massimo; tassa di 4 monete per insediamento; le unità militari costano 5 monete in meno e nessun supporto; un insediamento produttivo gratuito; Presidio e Saccheggio. Cultura -1, rivolte +1.
government-fundamentalism = Fondamentalismo/Teocrazia
    .text = Richiede la Teologia e il Tempio. Tutti gli insediamenti sono felici e nessuno può essere predominato culturalmente; al più 10 monete per turno per insediamento; tassa di 2 monete per ognuno; nessun supporto; una tecnologia per turno, al prezzo e mezzo; Proibizionismo religioso e Fanatismo. Cultura -1, rivolte 0.

## Tipi di civiltà

civilization-scientific = Scientifica
    .text = Le tecnologie costano 5, 10, 15 o 15 monete in meno secondo l'era; la prospezione costa 5, il terraforming 30, le armi nucleari 50. Le spezie fruttano 6 monete. +1 in difesa ogni 5 tecnologie, +1 in attacco ogni 8. A un quinto: Matematica, Ingegneria, Fisica, Metodo scientifico.
civilization-religious = Religiosa
    .text = Le migliorie di felicità costano 5, 5, 10 o 10 monete in meno secondo l'era. +1 cultura per era. Due tentativi di predominio culturale per turno, contro giocatori diversi. Un insediamento felice gratuito. A un quinto: Misticismo, Teologia, Nazionalismo.
civilization-commercial = Commerciale
    .text = 7, 12, 17 o 22 monete in più per turno secondo l'era; la Risorsa critica frutta 5 monete in più. Il Viaggio di Magellano non ha effetto su di te. A un quinto: Moneta, Servizi bancari, Economia.
civilization-navigators = Navigatori
    .text = Le navi costano la metà, hanno 1 PM in più, combattono con +1, trasportano 1 unità in più e si aggiornano ovunque. Le strade costano 1 moneta in meno, le ferrovie 4. A un quinto: Commercio/Cartografia, Astronomia, Metallurgia.
civilization-industrial = Industriale
    .text = Le migliorie di produttività e la prospezione costano 5 monete in meno, il terraforming 15, le armi nucleari 20, le spie 10. 2, 5, 8 o 11 monete in più per turno secondo l'era; il carbone frutta 10 monete. Un'unità in più per insediamento. Un insediamento produttivo gratuito. A un quinto: Costruzioni, Ingegneria, Industrializzazione.
civilization-military = Militare
    .text = Le unità militari costano circa il 15% in meno, gli aggiornamenti il 40%, le armi nucleari 10 monete in meno. Niente coinvolgimento nella guerra né supporto da pagare. -1 cultura per era. A un quinto: Lavorazione del ferro, Feudalesimo, Polvere da sparo.
civilization-expansionist = Espansionista
    .text = Esploratori e spie costano 5 monete in meno, le strade 2, le ferrovie 5, la fondazione 10, lo spostamento della capitale 5 per era. Immune alle piaghe; +1 al tiro delle civiltà minori. Gli esploratori non devono fermarsi; gli insediamenti possono crescere di due dimensioni per turno; ogni strada con tue unità frutta 1 moneta, ogni ferrovia 2. Un esploratore in più all'inizio. A un quinto: Commercio/Cartografia, Navigazione, Nazionalismo.

## Missioni delle spie

mission-ambush = Imboscata
    .text = Dove ci sono unità militari nemiche: fino alla fine del turno +1 a tutti i tuoi tiri nei combattimenti in quel luogo.
mission-sabotage_improvement = Sabotaggio miglioria
    .text = Una miglioria dell'insediamento, a tua scelta, è distrutta; una gratuita o richiesta dal governo ne è soltanto staccata.
mission-sabotage_roads = Sabotaggio vie
    .text = Una ferrovia diventa strada, o una strada scompare.
mission-sabotage_unit = Eliminazione unità
    .text = Un'unità militare nemica del luogo è eliminata, a scelta del proprietario.
mission-sink_ship = Affondamento
    .text = A bordo di una nave nemica: affonda con il carico e la spia torna nella tua capitale.
mission-steal_coins = Furto al tesoro
    .text = In una capitale nemica: prendi al proprietario 1D6 per 5 monete.
mission-steal_card = Furto carta
    .text = In una capitale nemica: prendi a caso una carta strategia dalla mano del proprietario.
mission-steal_technology = Furto tecnologia
    .text = In una capitale nemica, scoperti i Computers: prendi la tecnologia meno costosa del proprietario, escluse le seminali.
mission-incite_revolt = Sommossa
    .text = Un insediamento infelice subisce una rivolta.
mission-propaganda = Propaganda
    .text = Un insediamento felice, né capitale né con vino o gemme, è infelice fino alla fine del turno.
mission-plague = Contaminazione
    .text = Scoperta la Genetica: una piaga limitata al territorio dell'insediamento.
mission-sabotage_nuke = Disinnesco
    .text = Scoperta la Fissione: un'arma nucleare del luogo è rimossa.
mission-free_prisoner = Liberazione
    .text = Nella capitale di chi tiene prigioniera una tua spia: torna nella tua capitale.
mission-political_control = Controllo politico
    .text = In una capitale nemica, scoperta la Radio/Televisione: scegli un'altra civiltà; le due sono ora in guerra, o in pace.
mission-counter_espionage = Controspionaggio
    .text = Una spia nemica nello stesso luogo è scoperta e sei tu a deciderne il trattamento.
mission-reconnaissance = Ricognizione
    .text = Guarda un gettone coperto o, in una capitale nemica, la mano del proprietario.
mission-black_market = Mercato nero
    .text = In un insediamento nemico con una risorsa: per questo turno vale come tua tra le risorse uniche e critiche.
mission-smuggled_oil = Contrabbando
    .text = Era Moderna, in un insediamento nemico con petrolio: 5 PM in più senza carburante per questo turno.
mission-cover_up = Insabbiamento
    .text = Due segnalini allerta del luogo sono rimossi prima che la missione aggiunga i suoi.
mission-calm_unrest = Ordine pubblico
    .text = Un tuo insediamento infelice è felice fino alla fine del turno.

## Eventi e catastrofi

event-none = Nessun evento
    .text = In questo turno non succede nulla.
event-olympics = Giochi olimpici
    .text = In questo turno non si dichiarano guerre e non si combatte tra giocatori; non ci sono rivolte.
event-slaves = Schiavi
    .text = In questo turno tutto tranne le tecnologie costa 3, 4, 5 o 6 monete in meno secondo l'era, mai meno di 3.
event-boom = Esplosione demografica
    .text = Ogni giocatore tira 1D6: se ottiene almeno il numero dei suoi insediamenti riceve un esploratore e 1D4 fanti.
event-holy_year = Anno Santo
    .text = In questo turno niente predominio culturale; ogni giocatore può rendere felice un suo insediamento fino alla fine del turno.
event-super_production = Super produzione
    .text = 10, 15, 20 o 25 monete in più in Produzione secondo l'era, e 1D20 in più per chi è sotto il limite del lusso; nulla in anarchia.
event-military_fanaticism = Fanatismo militare
    .text = Chi in questo turno guadagna ME in una battaglia ne guadagna uno in più.
event-famine = Carestia/crisi
    .text = 5, 10, 15 o 20 monete in meno in Produzione secondo l'era; solo 1D10 in meno per chi è sotto il limite del lusso.
event-barbarians = Barbari/guerra civile
    .text = Nell'era Medievale compaiono barbari che attaccano; più tardi scoppia la guerra civile dove più del 40% degli insediamenti è infelice. I presidi barbari si rinforzano.
event-catastrophe = Catastrofe
    .text = Un'eruzione, un terremoto, un uragano o un clima estremo colpisce il mondo.
catastrophe-eruption = Eruzione vulcanica
    .text = Un vulcano riduce l'insediamento, uccide unità e distrugge strade e ferrovie.
catastrophe-earthquake = Terremoto/maremoto
    .text = L'epicentro perde dimensioni, unità, strade e ferrovie; soffrono anche gli spazi confinanti.
catastrophe-hurricane = Uragano
    .text = Una costa perde dimensioni, e forse unità e strade; i mari attigui perdono navi.
catastrophe-extreme_climate = Clima estremo
    .text = Un'intera fascia climatica perde unità; per questo turno vi sono interdetti commercio e spostamenti.

## Carte strategia: `.one` con l'era dove più carte hanno lo stesso nome, `.text` la condizione e quello che ne segue

strategy-sc_001 = Domina Australia
    .one = Domina Australia
    .text = Abbi un'armata o un insediamento in ogni territorio dell'Australia (Tanami, Queensland, Tasmania): ricevi due navi.
strategy-sc_002 = Domina le isole britanniche
    .one = Domina le isole britanniche
    .text = Abbi un'armata o un insediamento in Britannia: ricevi 20 monete.
strategy-sc_003 = Domina le isole delle spezie
    .one = Domina le isole delle spezie
    .text = Abbi un'armata o un insediamento in ogni territorio delle Isole delle spezie (Giava, Panay): uno di questi territori riceve le spezie.
strategy-sc_004 = Stabilisci un villaggio in Medio Oriente
    .one = Stabilisci un villaggio in Medio Oriente
    .text = Costruisci un insediamento in Medio Oriente (Arabia, Caspia, Caucaso): uno di questi territori riceve i cavalli.
strategy-sc_005 = Fonda il primo insediamento
    .one = Fonda il primo insediamento
    .text = Fonda un insediamento con un tuo esploratore: ricevi due unità di fanteria.
strategy-sc_006 = Possiedi quattro insediamenti
    .one = Possiedi quattro insediamenti
    .text = Possiedi quattro insediamenti: ricevi un esploratore.
strategy-sc_007 = Colonizza la Groenlandia
    .one = Colonizza la Groenlandia
    .text = Costruisci un insediamento in Groenlandia: ricevi 25 monete.
strategy-sc_008 = Insediamenti in due continenti
    .one = Insediamenti in due continenti
    .text = Possiedi insediamenti in due continenti: ricevi 20 monete.
strategy-sc_009 = Scopri la Moneta
    .one = Scopri la Moneta
    .text = Acquista o possiedi la Moneta: ricevi 15 monete.
strategy-sc_010 = Scopri la Filosofia
    .one = Scopri la Filosofia
    .text = Acquista o possiedi la Filosofia/Letteratura: ricevi una miglioria di produttività.
strategy-sc_011 = Scopri le Costruzioni
    .one = Scopri le Costruzioni
    .text = Acquista o possiedi le Costruzioni: un tuo insediamento cresce di una dimensione.
strategy-sc_012 = Scopri il Misticismo
    .one = Scopri il Misticismo
    .text = Acquista o possiedi il Misticismo: ricevi una miglioria di felicità.
strategy-sc_013 = Possiedi tre tecnologie
    .one = Possiedi tre tecnologie
    .text = Possiedi tre tecnologie: ricevi 20 monete.
strategy-sc_014 = Costruisci la prima meraviglia dell'era
    .one = Costruisci la prima meraviglia dell'era (era Antica)
    .text = Ottieni la prima meraviglia dell'era attuale: ricevi 20 monete.
strategy-sc_015 = Possiedi la scoperta seminale
    .one = Possiedi la scoperta seminale (era Antica)
    .text = Possiedi la scoperta seminale dell'era attuale: ricevi 20 monete.
strategy-sc_016 = Acquista tre fanti
    .one = Acquista tre fanti
    .text = Acquista tre unità di fanteria in una fase di Acquisto: ricevi un'unità di fanteria.
strategy-sc_017 = Acquista due cavallerie
    .one = Acquista due cavallerie
    .text = Acquista due unità di cavalleria in una fase di Acquisto: ricevi un'unità di cavalleria.
strategy-sc_018 = Acquista una nave
    .one = Acquista una nave
    .text = Acquista una nave: costa il 50% in meno.
strategy-sc_019 = Acquista una miglioria
    .one = Acquista una miglioria
    .text = Acquista una miglioria: costa il 50% in meno.
strategy-sc_020 = Tre risorse uguali
    .one = Tre risorse uguali
    .text = Possiedi tre risorse uguali: ricevi 20 monete.
strategy-sc_021 = Tre risorse diverse
    .one = Tre risorse diverse
    .text = Possiedi tre risorse diverse: ricevi 15 monete.
strategy-sc_022 = Esplora due territori
    .one = Esplora due territori (era Antica)
    .text = Guarda due gettoni in un turno: ricevi 10 monete.
strategy-sc_023 = Trova un tesoro
    .one = Trova un tesoro
    .text = Trova un tesoro con un esploratore: ricevi 15 monete.
strategy-sc_024 = Vigneti
    .one = Vigneti
    .text = Trova un territorio senza incontri con un esploratore: il territorio riceve il vino.
strategy-sc_025 = Cavalli selvaggi
    .one = Cavalli selvaggi
    .text = Trova un territorio senza incontri con un esploratore: il territorio riceve i cavalli.
strategy-sc_026 = Covo di briganti su un'isola
    .one = Covo di briganti su un'isola
    .text = Guarda un gettone su un'isola con un esploratore: ricevi due unità di fanteria sul posto.
strategy-sc_027 = Isolani amichevoli
    .one = Isolani amichevoli
    .text = Guarda un gettone su un'isola con un esploratore: ricevi un villaggio.
strategy-sc_028 = Vinci una battaglia
    .one = Vinci una battaglia
    .text = Vinci una battaglia: ricevi un'unità di fanteria.
strategy-sc_029 = Vinci in difesa
    .one = Vinci in difesa
    .text = Vinci una battaglia in difesa: ricevi 15 monete.
strategy-sc_030 = Sconfiggi i barbari
    .one = Sconfiggi i barbari
    .text = Vinci una battaglia contro i barbari: ricevi 20 monete.
strategy-sc_031 = Conquista la capitale altrui
    .one = Conquista la capitale altrui (era Antica)
    .text = Conquista la capitale di un altro giocatore: ricevi quattro unità di fanteria sul posto.
strategy-sc_032 = Effettua il primo commercio di risorse
    .one = Effettua il primo commercio di risorse (era Antica)
    .text = Scambia una risorsa in una fase di Commercio: ricevi 15 monete.
strategy-sc_033 = Causa piaga
    .one = Causa piaga
    .text = Un altro giocatore fa passare una tua unità o un tuo esploratore per un suo territorio: vi scoppia una piaga.
strategy-sc_034 = Aiuto a civiltà straniera
    .one = Aiuto a civiltà straniera (era Antica)
    .text = Sostieni in battaglia una civiltà in pace con te che viene attaccata: ricevi 1 ME.
strategy-sc_035 = Stai in pace con tutte le civiltà
    .one = Stai in pace con tutte le civiltà (era Antica)
    .text = Sii in pace con tutte le civiltà, barbari compresi: ricevi 20 monete a ogni Produzione, finché dura.
strategy-sc_036 = Crea la rete stradale più grande
    .one = Crea la rete stradale più grande (era Antica)
    .text = Abbi più strade e ferrovie di ogni altro giocatore, in territori con tue unità o insediamenti: ricevi 5 monete per il numero dell'era a ogni Produzione, finché dura.
strategy-sc_037 = Sacrificio agli Dei
    .one = Sacrificio agli Dei
    .text = Sacrifica uno o più dei tuoi esploratori sulla mappa: tira 1D6 e ricevi 5 monete per ogni punto.
strategy-sc_038 = Stabilisci villaggio di minatori nelle montagne
    .one = Stabilisci villaggio di minatori nelle montagne
    .text = Costruisci un villaggio sulle montagne: ricevi 10 monete a ogni Produzione, finché dura.
strategy-sc_039 = Costruisci fino a 3 strade in un turno
    .one = Costruisci fino a 3 strade in un turno
    .text = Costruisci tre strade in un turno: sono gratuite.
strategy-sc_040 = Evita i conflitti per un turno
    .one = Evita i conflitti per un turno (era Antica)
    .text = Non partecipare ad alcuna battaglia per un intero turno: un tuo insediamento cresce di una dimensione.
strategy-sc_041 = Nega le piaghe
    .one = Nega le piaghe (era Antica)
    .text = Quando una piaga ti colpisce: non ha effetto su di te. Chi pesca questa carta ne pesca un'altra.
strategy-sc_042 = La ritirata riesce!
    .one = La ritirata riesce! (era Antica)
    .text = Quando una tua ritirata fallisce: riesce comunque. Chi pesca questa carta ne pesca un'altra.
strategy-sc_043 = Domina l'Europa occidentale
    .one = Domina l'Europa occidentale
    .text = Abbi un'armata o un insediamento sia in Britannia sia in Gallia: ricevi due unità di cavalleria.
strategy-sc_044 = Domina il Medio Oriente
    .one = Domina il Medio Oriente
    .text = Abbi un'armata o un insediamento in ogni territorio del Medio Oriente (Arabia, Caspia, Caucaso): ricevi 30 monete.
strategy-sc_045 = Domina l'Estremo Oriente
    .one = Domina l'Estremo Oriente
    .text = Abbi un'armata o un insediamento in ogni territorio dell'Estremo Oriente (Yangtze, Manciuria, Nippon): ricevi tre unità di fanteria.
strategy-sc_046 = Possiedi sei insediamenti
    .one = Possiedi sei insediamenti
    .text = Possiedi sei insediamenti: ricevi una miglioria.
strategy-sc_047 = Insediamenti in tre continenti
    .one = Insediamenti in tre continenti
    .text = Possiedi insediamenti in tre continenti: ricevi 30 monete.
strategy-sc_048 = Possiedi tre paesi
    .one = Possiedi tre paesi
    .text = Possiedi tre paesi o insediamenti più grandi: un tuo insediamento cresce di una dimensione.
strategy-sc_049 = Scopri i Servizi bancari
    .one = Scopri i Servizi bancari
    .text = Acquista o possiedi i Servizi bancari: ricevi 20 monete.
strategy-sc_050 = Scopri il Feudalesimo
    .one = Scopri il Feudalesimo
    .text = Acquista o possiedi il Feudalesimo: ricevi due unità di fanteria.
strategy-sc_051 = Scopri l'Astronomia
    .one = Scopri l'Astronomia
    .text = Acquista o possiedi l'Astronomia: ricevi una nave.
strategy-sc_052 = Scopri la Teologia
    .one = Scopri la Teologia
    .text = Acquista o possiedi la Teologia: ricevi una miglioria di felicità.
strategy-sc_053 = Possiedi sei tecnologie
    .one = Possiedi sei tecnologie
    .text = Possiedi sei tecnologie: ricevi la tecnologia disponibile meno costosa.
strategy-sc_054 = Costruisci la prima meraviglia dell'era
    .one = Costruisci la prima meraviglia dell'era (era Medievale)
    .text = Ottieni la prima meraviglia dell'era attuale: ricevi 30 monete.
strategy-sc_055 = Possiedi la scoperta seminale
    .one = Possiedi la scoperta seminale (era Medievale)
    .text = Possiedi la scoperta seminale dell'era attuale: ricevi 30 monete.
strategy-sc_056 = Acquista una troika
    .one = Acquista una troika (era Medievale)
    .text = Acquista fanteria, cavalleria e artiglieria in una fase di Acquisto: ricevi un'unità di fanteria.
strategy-sc_057 = Acquista due navi
    .one = Acquista due navi (era Medievale)
    .text = Acquista due navi in una fase di Acquisto: costano il 30% in meno.
strategy-sc_058 = Acquista due migliorie
    .one = Acquista due migliorie (era Medievale)
    .text = Acquista due migliorie in una fase di Acquisto: costano il 50% in meno.
strategy-sc_059 = Secondo Mercato
    .one = Secondo Mercato
    .text = Possiedi un Mercato: ricevine un secondo.
strategy-sc_060 = Quattro risorse uguali
    .one = Quattro risorse uguali (era Medievale)
    .text = Possiedi quattro risorse uguali: ricevi 40 monete.
strategy-sc_061 = Quattro risorse diverse
    .one = Quattro risorse diverse
    .text = Possiedi quattro risorse diverse: ricevi 25 monete.
strategy-sc_062 = Diventa monopolista assoluto di una risorsa
    .one = Diventa monopolista assoluto di una risorsa (era Medievale)
    .text = Sii l'unico a possedere un tipo di risorsa: ogni altro giocatore ti paga 5 monete a ogni Produzione, finché dura.
strategy-sc_063 = Esplora due territori
    .one = Esplora due territori (era Medievale)
    .text = Guarda due gettoni in un turno: ricevi 20 monete.
strategy-sc_064 = La via delle spezie
    .one = La via delle spezie
    .text = Trova un territorio senza incontri con un esploratore: il territorio riceve le spezie.
strategy-sc_065 = Miniera di gemme
    .one = Miniera di gemme
    .text = Trova un territorio senza incontri con un esploratore: il territorio riceve le gemme.
strategy-sc_066 = Pirati su un'isola
    .one = Pirati su un'isola (era Medievale)
    .text = Guarda un gettone su un'isola con un esploratore: ricevi una nave accanto.
strategy-sc_067 = Vinci una grande battaglia
    .one = Vinci una grande battaglia (era Medievale)
    .text = Vinci una grande battaglia: ricevi 2 ME.
strategy-sc_068 = Vinci una battaglia navale
    .one = Vinci una battaglia navale
    .text = Vinci una battaglia navale: ricevi una nave.
strategy-sc_069 = Cattura un insediamento
    .one = Cattura un insediamento
    .text = Cattura un insediamento con la forza: ricevi 25 monete.
strategy-sc_070 = Conquista la capitale altrui
    .one = Conquista la capitale altrui (era Medievale)
    .text = Conquista la capitale di un altro giocatore: ricevi quattro unità di fanteria sul posto.
strategy-sc_071 = Traditori
    .one = Traditori (era Medievale)
    .text = Vinci uno scontro contro un'unità nemica: passa dalla tua parte invece di morire.
strategy-sc_072 = Effettua il primo commercio di risorse
    .one = Effettua il primo commercio di risorse (era Medievale)
    .text = Scambia una risorsa in una fase di Commercio: ricevi 20 monete.
strategy-sc_073 = Aiuto a civiltà straniera
    .one = Aiuto a civiltà straniera (era Medievale)
    .text = Sostieni in battaglia una civiltà in pace con te che viene attaccata: ricevi un'unità di fanteria.
strategy-sc_074 = Stai in pace con tutte le civiltà
    .one = Stai in pace con tutte le civiltà (era Medievale)
    .text = Sii in pace con tutte le civiltà, barbari compresi: ricevi 20 monete a ogni Produzione, finché dura.
strategy-sc_075 = Entra in guerra con tutte le civiltà
    .one = Entra in guerra con tutte le civiltà (era Medievale)
    .text = Sii in guerra con tutte le altre civiltà: ricevi tre unità di fanteria.
strategy-sc_076 = Predomina culturalmente un insediamento
    .one = Predomina culturalmente un insediamento (era Medievale)
    .text = Predomina culturalmente un insediamento: anche tutto il suo presidio passa a te.
strategy-sc_077 = Sei la civiltà che guadagna meno
    .one = Sei la civiltà che guadagna meno (era Medievale)
    .text = Abbi il guadagno più basso di tutti in Produzione: ricevi 25 monete.
strategy-sc_078 = Evita i conflitti per un turno
    .one = Evita i conflitti per un turno (era Medievale)
    .text = Non partecipare ad alcuna battaglia per un intero turno: un tuo insediamento cresce di una dimensione.
strategy-sc_079 = Crea la rete stradale più grande
    .one = Crea la rete stradale più grande (era Medievale)
    .text = Abbi più strade e ferrovie di ogni altro giocatore, in territori con tue unità o insediamenti: ricevi 5 monete per il numero dell'era a ogni Produzione, finché dura.
strategy-sc_080 = Nega le piaghe
    .one = Nega le piaghe (era Medievale)
    .text = Quando una piaga ti colpisce: non ha effetto su di te. Chi pesca questa carta ne pesca un'altra.
strategy-sc_081 = Nega il predominio culturale
    .one = Nega il predominio culturale (era Medievale)
    .text = Quando un tuo insediamento viene predominato culturalmente: lo conservi. Chi pesca questa carta ne pesca un'altra.
strategy-sc_082 = Sopprimi rivoluzione
    .one = Sopprimi rivoluzione (era Medievale)
    .text = Quando scoppia una rivoluzione contro di te: non avviene. Chi pesca questa carta ne pesca un'altra.
strategy-sc_083 = Pedaggio
    .one = Pedaggio (era Medievale)
    .text = Quando un'unità straniera passa per un tuo territorio: il proprietario ti paga 15 monete. Chi pesca questa carta ne pesca un'altra.
strategy-sc_084 = Domina il Sud America
    .one = Domina il Sud America
    .text = Abbi un'armata o un insediamento in ogni territorio del Sud America: ricevi 80 monete.
strategy-sc_085 = Domina l'Europa
    .one = Domina l'Europa
    .text = Abbi un'armata o un insediamento in ogni territorio dell'Europa: ricevi 80 monete.
strategy-sc_086 = Domina i Caraibi
    .one = Domina i Caraibi
    .text = Abbi un'armata o un insediamento sia nelle Antille sia sull'Orinoco: ricevi una nave.
strategy-sc_087 = Possiedi otto insediamenti
    .one = Possiedi otto insediamenti
    .text = Possiedi otto insediamenti: ricevi una miglioria.
strategy-sc_088 = Possiedi tre città
    .one = Possiedi tre città
    .text = Possiedi tre città o insediamenti più grandi: un tuo insediamento cresce di una dimensione.
strategy-sc_089 = Insediamenti in quattro continenti
    .one = Insediamenti in quattro continenti
    .text = Possiedi insediamenti in quattro continenti: ricevi 40 monete.
strategy-sc_090 = Scopri la Forza vapore
    .one = Scopri la Forza vapore
    .text = Acquista o possiedi la Forza vapore: ricevi una miglioria di produttività.
strategy-sc_091 = Scopri la Polvere da sparo
    .one = Scopri la Polvere da sparo
    .text = Acquista o possiedi la Polvere da sparo: ricevi due unità di fanteria.
strategy-sc_092 = Scopri l'Economia
    .one = Scopri l'Economia
    .text = Acquista o possiedi l'Economia: ricevi 30 monete.
strategy-sc_093 = Scopri la Medicina
    .one = Scopri la Medicina
    .text = Acquista o possiedi la Medicina: un tuo insediamento cresce di una dimensione.
strategy-sc_094 = Possiedi nove tecnologie
    .one = Possiedi nove tecnologie
    .text = Possiedi nove tecnologie: ricevi la tecnologia disponibile meno costosa.
strategy-sc_095 = Costruisci la prima meraviglia dell'era
    .one = Costruisci la prima meraviglia dell'era (era Industriale)
    .text = Ottieni la prima meraviglia dell'era attuale: ricevi 40 monete.
strategy-sc_096 = Possiedi la scoperta seminale
    .one = Possiedi la scoperta seminale (era Industriale)
    .text = Possiedi la scoperta seminale dell'era attuale: ricevi 40 monete.
strategy-sc_097 = Acquista una troika
    .one = Acquista una troika (era Industriale)
    .text = Acquista fanteria, cavalleria e artiglieria in una fase di Acquisto: ricevi un'unità di artiglieria.
strategy-sc_098 = Acquista due navi
    .one = Acquista due navi (era Industriale)
    .text = Acquista due navi in una fase di Acquisto: costano il 30% in meno.
strategy-sc_099 = Acquista due migliorie
    .one = Acquista due migliorie (era Industriale)
    .text = Acquista due migliorie in una fase di Acquisto: costano il 50% in meno.
strategy-sc_100 = Seconda Fabbrica
    .one = Seconda Fabbrica
    .text = Possiedi una Fabbrica: ricevine una seconda.
strategy-sc_101 = Quattro risorse uguali
    .one = Quattro risorse uguali (era Industriale)
    .text = Possiedi quattro risorse uguali: ricevi 50 monete.
strategy-sc_102 = Cinque risorse diverse
    .one = Cinque risorse diverse
    .text = Possiedi cinque risorse diverse: ricevi 40 monete.
strategy-sc_103 = Diventa monopolista assoluto di una risorsa
    .one = Diventa monopolista assoluto di una risorsa (era Industriale)
    .text = Sii l'unico a possedere un tipo di risorsa: ogni altro giocatore ti paga 5 monete a ogni Produzione, finché dura.
strategy-sc_104 = Giacimento di carbone
    .one = Giacimento di carbone
    .text = Prospeziona un territorio: il territorio riceve il carbone.
strategy-sc_105 = Vena di ferro
    .one = Vena di ferro
    .text = Trova un territorio senza incontri con un esploratore: il territorio riceve il ferro.
strategy-sc_106 = Pirati su un'isola
    .one = Pirati su un'isola (era Industriale)
    .text = Guarda un gettone su un'isola con un esploratore: ricevi una nave accanto.
strategy-sc_107 = Vinci una grande battaglia
    .one = Vinci una grande battaglia (era Industriale)
    .text = Vinci una grande battaglia: ricevi 2 ME.
strategy-sc_108 = Vinci uno sbarco
    .one = Vinci uno sbarco (era Industriale)
    .text = Vinci uno sbarco: ricevi due unità di fanteria.
strategy-sc_109 = Cattura due insediamenti in un turno
    .one = Cattura due insediamenti in un turno
    .text = Cattura due insediamenti con la forza in un turno: ricevi 50 monete.
strategy-sc_110 = Conquista la capitale altrui
    .one = Conquista la capitale altrui (era Industriale)
    .text = Conquista la capitale di un altro giocatore: ricevi quattro unità di fanteria sul posto.
strategy-sc_111 = Traditori
    .one = Traditori (era Industriale)
    .text = Vinci uno scontro contro un'unità nemica: passa dalla tua parte invece di morire.
strategy-sc_112 = Commercia due risorse
    .one = Commercia due risorse
    .text = Scambia due risorse in una fase di Commercio: ricevi 30 monete.
strategy-sc_113 = Aiuto a civiltà straniera
    .one = Aiuto a civiltà straniera (era Industriale)
    .text = Sostieni in battaglia una civiltà in pace con te che viene attaccata: ricevi 2 ME.
strategy-sc_114 = Stai in pace con tutte le civiltà
    .one = Stai in pace con tutte le civiltà (era Industriale)
    .text = Sii in pace con tutte le civiltà, barbari compresi: ricevi 20 monete a ogni Produzione, finché dura.
strategy-sc_115 = Entra in guerra con tutte le civiltà
    .one = Entra in guerra con tutte le civiltà (era Industriale)
    .text = Sii in guerra con tutte le altre civiltà: ricevi quattro unità di fanteria.
strategy-sc_116 = Predomina culturalmente un insediamento
    .one = Predomina culturalmente un insediamento (era Industriale)
    .text = Predomina culturalmente un insediamento: anche tutto il suo presidio passa a te.
strategy-sc_117 = Sei la civiltà che guadagna meno
    .one = Sei la civiltà che guadagna meno (era Industriale)
    .text = Abbi il guadagno più basso di tutti in Produzione: ricevi 35 monete.
strategy-sc_118 = Crea la rete stradale più grande
    .one = Crea la rete stradale più grande (era Industriale)
    .text = Abbi più strade e ferrovie di ogni altro giocatore, in territori con tue unità o insediamenti: ricevi 5 monete per il numero dell'era a ogni Produzione, finché dura.
strategy-sc_119 = Gioco d'azzardo
    .one = Gioco d'azzardo (era Industriale)
    .text = In qualsiasi momento: tira 1D6 per ogni tuo ME; ogni 1 vince un premio al merito, e tutti i ME sono spesi.
strategy-sc_120 = Nega il predominio culturale
    .one = Nega il predominio culturale (era Industriale)
    .text = Quando un tuo insediamento viene predominato culturalmente: lo conservi. Chi pesca questa carta ne pesca un'altra.
strategy-sc_121 = Sopprimi rivoluzione
    .one = Sopprimi rivoluzione (era Industriale)
    .text = Quando scoppia una rivoluzione contro di te: non avviene. Chi pesca questa carta ne pesca un'altra.
strategy-sc_122 = La ritirata riesce!
    .one = La ritirata riesce! (era Industriale)
    .text = Quando una tua ritirata fallisce: riesce comunque. Chi pesca questa carta ne pesca un'altra.
strategy-sc_123 = Nega la catastrofe
    .one = Nega la catastrofe (era Industriale)
    .text = Quando una catastrofe ti colpisce: non ha effetto su di te. Chi pesca questa carta ne pesca un'altra.
strategy-sc_124 = Pedaggio
    .one = Pedaggio (era Industriale)
    .text = Quando un'unità straniera passa per un tuo territorio: il proprietario ti paga 20 monete. Chi pesca questa carta ne pesca un'altra.
strategy-sc_125 = Domina il Nord America
    .one = Domina il Nord America
    .text = Abbi un'armata o un insediamento in ogni territorio del Nord America: ricevi 100 monete.
strategy-sc_126 = Domina l'Africa
    .one = Domina l'Africa
    .text = Abbi un'armata o un insediamento in ogni territorio dell'Africa: ricevi 100 monete.
strategy-sc_127 = Possiedi dieci insediamenti
    .one = Possiedi dieci insediamenti
    .text = Possiedi dieci insediamenti: ricevi una miglioria.
strategy-sc_128 = Possiedi tre metropoli
    .one = Possiedi tre metropoli
    .text = Possiedi tre metropoli: ricevi 50 monete.
strategy-sc_129 = Scopri il Volo
    .one = Scopri il Volo
    .text = Acquista o possiedi il Volo: ricevi un aereo.
strategy-sc_130 = Scopri i Computers
    .one = Scopri i Computers
    .text = Acquista o possiedi i Computers: ricevi 40 monete.
strategy-sc_131 = Scopri la Genetica
    .one = Scopri la Genetica
    .text = Acquista o possiedi la Genetica: ricevi una miglioria di felicità.
strategy-sc_132 = Possiedi dodici tecnologie
    .one = Possiedi dodici tecnologie
    .text = Possiedi dodici tecnologie: ricevi la tecnologia disponibile meno costosa.
strategy-sc_133 = Costruisci la prima meraviglia dell'era
    .one = Costruisci la prima meraviglia dell'era (era Moderna)
    .text = Ottieni la prima meraviglia dell'era attuale: ricevi 50 monete.
strategy-sc_134 = Acquista una troika
    .one = Acquista una troika (era Moderna)
    .text = Acquista fanteria, cavalleria e artiglieria in una fase di Acquisto: ricevi un'unità di cavalleria.
strategy-sc_135 = Acquista due aerei
    .one = Acquista due aerei
    .text = Acquista due aerei in una fase di Acquisto: costano il 30% in meno.
strategy-sc_136 = Costruisci un'arma nucleare
    .one = Costruisci un'arma nucleare
    .text = Acquista un'arma nucleare: costa il 25% in meno.
strategy-sc_137 = Magnate del petrolio
    .one = Magnate del petrolio
    .text = Possiedi due risorse petrolio: ricevi 40 monete.
strategy-sc_138 = Sei risorse diverse
    .one = Sei risorse diverse
    .text = Possiedi sei risorse diverse: ricevi 50 monete.
strategy-sc_139 = Diventa monopolista assoluto di una risorsa
    .one = Diventa monopolista assoluto di una risorsa (era Moderna)
    .text = Sii l'unico a possedere un tipo di risorsa: ogni altro giocatore ti paga 5 monete a ogni Produzione, finché dura.
strategy-sc_140 = Giacimento petrolifero
    .one = Giacimento petrolifero
    .text = Prospeziona un territorio: il territorio riceve il petrolio.
strategy-sc_141 = Giacimento di metalli rari
    .one = Giacimento di metalli rari
    .text = Prospeziona un territorio: il territorio riceve i metalli rari.
strategy-sc_142 = Vinci una grande battaglia
    .one = Vinci una grande battaglia (era Moderna)
    .text = Vinci una grande battaglia: ricevi 3 ME.
strategy-sc_143 = Vinci uno sbarco
    .one = Vinci uno sbarco (era Moderna)
    .text = Vinci uno sbarco: ricevi due unità di fanteria.
strategy-sc_144 = Conquista la capitale altrui
    .one = Conquista la capitale altrui (era Moderna)
    .text = Conquista la capitale di un altro giocatore: ricevi quattro unità di fanteria sul posto.
strategy-sc_145 = Traditori
    .one = Traditori (era Moderna)
    .text = Vinci uno scontro contro un'unità nemica: passa dalla tua parte invece di morire.
strategy-sc_146 = Commercia tre risorse
    .one = Commercia tre risorse
    .text = Scambia tre risorse in una fase di Commercio: ricevi 40 monete.
strategy-sc_147 = Aiuto a civiltà straniera
    .one = Aiuto a civiltà straniera (era Moderna)
    .text = Sostieni in battaglia una civiltà in pace con te che viene attaccata: ricevi 2 ME.
strategy-sc_148 = Stai in pace con tutte le civiltà
    .one = Stai in pace con tutte le civiltà (era Moderna)
    .text = Sii in pace con tutte le civiltà, barbari compresi: ricevi 20 monete a ogni Produzione, finché dura.
strategy-sc_149 = Entra in guerra con tutte le civiltà
    .one = Entra in guerra con tutte le civiltà (era Moderna)
    .text = Sii in guerra con tutte le altre civiltà: ricevi tre unità di cavalleria.
strategy-sc_150 = Predomina culturalmente un insediamento
    .one = Predomina culturalmente un insediamento (era Moderna)
    .text = Predomina culturalmente un insediamento: anche tutto il suo presidio passa a te.
strategy-sc_151 = Sei la civiltà che guadagna meno
    .one = Sei la civiltà che guadagna meno (era Moderna)
    .text = Abbi il guadagno più basso di tutti in Produzione: ricevi 50 monete.
strategy-sc_152 = Gioco d'azzardo
    .one = Gioco d'azzardo (era Moderna)
    .text = In qualsiasi momento: tira 1D6 per ogni tuo ME; ogni 1 vince un premio al merito, e tutti i ME sono spesi.
strategy-sc_153 = Nega il predominio culturale
    .one = Nega il predominio culturale (era Moderna)
    .text = Quando un tuo insediamento viene predominato culturalmente: lo conservi. Chi pesca questa carta ne pesca un'altra.
strategy-sc_154 = Sopprimi rivoluzione
    .one = Sopprimi rivoluzione (era Moderna)
    .text = Quando scoppia una rivoluzione contro di te: non avviene. Chi pesca questa carta ne pesca un'altra.
strategy-sc_155 = La ritirata riesce!
    .one = La ritirata riesce! (era Moderna)
    .text = Quando una tua ritirata fallisce: riesce comunque. Chi pesca questa carta ne pesca un'altra.
strategy-sc_156 = Nega la catastrofe
    .one = Nega la catastrofe (era Moderna)
    .text = Quando una catastrofe ti colpisce: non ha effetto su di te. Chi pesca questa carta ne pesca un'altra.
strategy-sc_157 = Controspionaggio
    .one = Controspionaggio
    .text = Quando una spia avversaria porta a termine una missione: la missione non ha effetto.
strategy-sc_158 = Soffiata
    .one = Soffiata
    .text = Quando un altro giocatore dichiara una missione: diventa più difficile di 2 punti.
strategy-sc_159 = Spia gratuita
    .one = Spia gratuita
    .text = In qualsiasi momento: ricevi una spia.
strategy-sc_160 = Due spie gratuite
    .one = Due spie gratuite
    .text = In qualsiasi momento: ricevi due spie.
strategy-sc_161 = 007
    .one = 007
    .text = Abbi una spia nella tua capitale: riceve +2 alle missioni e invisibilità 2.
strategy-sc_162 = Il Camaleonte
    .one = Il Camaleonte
    .text = Abbi una spia nella tua capitale: riceve invisibilità 3.
strategy-sc_163 = Il Sabotatore
    .one = Il Sabotatore
    .text = Abbi una spia nella tua capitale: riceve +3 alle missioni.

## Nomi e parole

credits = Civilization CHR è un regolamento sostitutivo, distribuito gratuitamente da giocatori italiani, per il gioco da tavolo che Eagle Games pubblicò nel 2002 da un celebre gioco per computer. La copia del regolamento su cui abbiamo lavorato non ne nomina gli autori; li citeremo per nome appena possibile. Questa è una realizzazione indipendente delle regole, fatta da estimatori senza alcuna affiliazione; i testi e le immagini della scatola non ne fanno parte, e ciò che il regolamento non riporta è stato ricostruito ed è segnato come tale.
nobody = nessuno
    .one = nessuno
    .many = Nessuno
    .short = –
nothing = niente
    .one = niente
    .many = niente
    .short = –
nowhere = da nessuna parte
    .one = da qualche parte
    .many = Da nessuna parte
piece-gone = un'unità che non c'è più
    .one = un'unità che non c'è più
    .many = unità che non ci sono più
    .short = –
coins = monete
barbarians = barbari
    .one = i barbari
    .many = I barbari
    .short = barb.
seat-red = Rosso
    .one = Rosso
    .many = Rosso
    .short = Ro
seat-blue = Blu
    .one = Blu
    .many = Blu
    .short = Bl
seat-green = Verde
    .one = Verde
    .many = Verde
    .short = Ve
seat-yellow = Giallo
    .one = Giallo
    .many = Giallo
    .short = Gi
seat-purple = Viola
    .one = Viola
    .many = Viola
    .short = Vi
seat-orange = Arancio
    .one = Arancio
    .many = Arancio
    .short = Ar
spy-1 = spia 1
spy-2 = spia 2
spy-3 = spia 3
spy-4 = spia 4
spy-5 = spia 5
spy-6 = spia 6
size-nothing = niente
    .one = nessun insediamento
    .many = nessun insediamento
branch-happiness = felicità
branch-productivity = produttività
phase-setup = Preparazione
phase-turn_change = 1 Cambio turno
phase-events = 2 Eventi
phase-strategy = 3 Carte strategia
phase-purchase = 4 Acquisti
phase-barbarians = 5 Barbari
phase-movement = 6 Movimento e battaglie
phase-revolts = 7 Rivolte
phase-trade = 8 Commercio e diplomazia
phase-culture = 9 Cultura
phase-production = 10 Produzione
phase-government = 11 Governo
phase-housekeeping = 12 Riordino
phase-scoring = Punteggio finale
treatment-conversion = passa dall'altra parte
treatment-execution = viene giustiziata
treatment-prison = viene imprigionata
treatment-extradition = viene estradata
exchange-land_clash = scontro
exchange-sea_clash = scontro navale
exchange-bombardment = bombardamento
exchange-retaliation = fuoco di risposta
modifier-superiority = superiorità
modifier-level = unità
modifier-terrain = terreno
modifier-settlement = insediamento
modifier-wall = Grande Muraglia
modifier-capital = capitale
modifier-sailors = Navigatori
modifier-science = civiltà Scientifica
modifier-discipline = contro i barbari
modifier-ambush = imboscata
account-settlements = Insediamenti
account-size_income = Dimensioni (governo)
account-critical = Risorsa critica
account-unique = Risorse uniche
account-special = Risorse speciali
account-monopolies = Monopoli
account-taxes = Tasse
account-civilization = Civiltà
account-wonders = Meraviglie
account-roads = Strade
account-maximum = Oltre il massimo
account-event = Evento
account-minimum = Fino al minimo
account-terror = Terrorismo
account-support = Supporto militare
account-luxury = Lusso e sprechi
account-overtime = Tempo oltre il limite
account-cards = Carte
account-total = Totale
statistic-coins = Monete
statistic-income = Guadagno
statistic-settlements = Insediamenti
statistic-sizes = Dimensioni
statistic-happy = Felici
statistic-productive = Produttivi
statistic-technologies = Tecnologie
statistic-wonders = Meraviglie
statistic-improvements = Migliorie
statistic-units = Unità
statistic-experience = Esperienza
statistic-points = Punti
culture-size = Dimensione
culture-capital = Capitale
culture-militia = Milizia
culture-improvements = Migliorie
culture-wonders = Meraviglie
culture-distance = Distanza
culture-culture = Cultura
culture-seminal = Scoperte seminali
culture-happiness = Felicità
mood-unhappy_now = infelice per il turno
mood-unproductive_now = improduttivo per il turno
mood-happy_now = felice per il turno
mood-struck = colpito da una catastrofe
mood-closed = chiuso dal clima
mood-revolted = in rivolta
mood-restless = irrequieto dal prossimo turno
mood-restless_now = irrequieto
mood-nuked = colpito da un'arma nucleare
mood-prospected = prospettato
mood-conquered = conquistato nel turno
mood-founded = appena fondato
mood-grown = cresciuto
mood-grown_twice = cresciuto due volte
leg-coins = monete
leg-resource = risorsa
leg-unit = unità
leg-improvement = miglioria
leg-technology = tecnologia
leg-spy = spia
leg-nuke = arma nucleare
leg-card = carta strategia
promise-peace = pace
promise-transit = fine dell'embargo
promise-pact = intesa
target-civilization = tipo di civiltà
    .list = Tipi di civiltà
target-territory = territorio
target-space = territorio o mare
    .list = Territori e mari
target-seat = giocatore
    .example = red
target-errand = spia e missione
    .example = red.1/ambush, sabotage_improvement, sabotage_roads, sabotage_unit, sink_ship, steal_coins, steal_card, steal_technology, incite_revolt, propaganda, plague, sabotage_nuke, free_prisoner, political_control, counter_espionage, reconnaissance, black_market, smuggled_oil, cover_up, calm_unrest
target-journey = spia e luogo
    .example = red.1/gallia
target-passage = spia e nave o aereo
    .example = red.1/#12
target-card = carta strategia
    .list = Carte strategia
target-improvement = miglioria
    .list = Migliorie
target-wonder = meraviglia
    .list = Meraviglie
target-piece = unità
    .example = ancient_infantry@britannia
target-spy = spia
    .example = red.1
target-technology = tecnologia
    .list = Tecnologie
target-kind = tipo di unità
    .list = Tipi di unità
target-foe = luogo e chi vi si trova
    .example = gallia/blue
target-owner = giocatore o barbari
target-pair = due territori
    .example = gallia/italia
target-offer = numero di un'offerta
    .example = 1
target-government = governo
    .list = Governi

## Opzioni

option-length = Durata della partita
    .ask = Quanto dura la partita?
length-short = Breve: fino alle soglie dell'era Medievale
length-medium = Media: fino alle soglie dell'era Industriale
length-medium_long = Medio-lunga: fino alle soglie dell'era Moderna
length-long = Lunga: fino a conquista, Nazioni Unite, Apollo o Nave colonia
option-civilizations = Tipi di civiltà (mai nelle partite Brevi e Medie)
civilizations-off = no
civilizations-on = sì
option-draft = Come si assegnano i tipi di civiltà
draft-choose = scelti a turno
draft-draw_7 = estratti, ogni tipo una volta
draft-draw_42 = estratti, lo stesso tipo può uscire più volte
option-governments = Governi e anarchia
governments-off = no
governments-on = sì
option-espionage = Spie e missioni
espionage-off = no
espionage-on = sì
option-events = Eventi e catastrofi
events-off = no
events-on = sì
option-luxury = Lusso e sprechi oltre 100 monete di guadagno
luxury-off = no
luxury-on = sì
option-strategy = Carte strategia
strategy-off = nessuna
strategy-standard = il mazzo standard
strategy-all = tutte le carte
option-experience = Esperienza militare e premi al merito
experience-off = no
experience-on = sì
option-roads = Strade, ferrovie, porti e aeroporti
roads-off = no
roads-on = sì
option-prospecting = Prospezione e terraforming
prospecting-off = no
prospecting-on = sì
option-landings = Sbarchi con bombardamento navale
landings-off = no
landings-on = sì
option-barbarians = Barbari che si muovono e attaccano
barbarians-off = no
barbarians-on = sì
option-order = Ordine di gioco
order-clockwise = in senso orario, il segnalino gira
order-random = estratto ogni turno
order-bid_clockwise = offerte per il primo posto, poi in senso orario
order-bid_random = offerte per il primo posto, gli altri estratti
option-auction = Asta aperta al posto delle offerte segrete
auction-off = no
auction-on = sì
option-limited = Solo le miniature della scatola
limited-off = no
limited-on = sì
option-delayed = Battaglie dopo il movimento di tutti
delayed-off = no
delayed-on = sì
option-turns = La partita si conta in ogni caso dopo questi turni
option-minutes = Minuti a testa per l'intera partita (0: senza orologio)
option-penalty = Monete per ogni minuto oltre il limite
option-phase-timer = Un timer per ogni fase
phase-timer-off = no
phase-timer-on = sì

## Punteggio

score-total = Punti
score-settlements = Insediamenti
score-wonders = Meraviglie
score-seminal = Scoperte seminali
score-objectives = Obiettivi
score-merits = Meriti
score-bonus = Bonus

## La pagina nel terminale

page-turn = Turno { $turn } · { $era } · { $phase }
page-over = La partita è finita dopo il turno { $turn }
page-last = questo turno è l'ultimo
page-you = tu
page-gone = via
page-at-war = in guerra
page-coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
page-income = guadagno { $coins }
page-settlements = { $number ->
    [one] 1 insediamento
   *[other] { $number } insediamenti
}, felici { $happy }
page-experience = esperienza { $number }
page-fund = fondo petrolio { $coins }
page-event = Evento
page-state = Stato
page-dogma = proibito: { $token }
page-resources = Risorse
page-hand = Carte in mano
page-standing = In gioco
page-permanent = permanente
page-technologies = Tecnologie
page-wonders = Meraviglie
page-improvements = Migliorie
page-in-stock = tra le scorte
page-wars = In guerra con
page-embargoes = Embargo a
page-exchange = Scambio
page-spies = Spie
page-spy = spia
page-spy-malus = spia (malus { $number })
page-malus = malus { $number }
page-used = ha agito
page-prison = in prigione: { $seat }
page-reserve = in riserva
page-terms = Offerta
page-move = Il gruppo
page-moves = { $moves } PM
page-battle-now = Battaglia: { $space }, round { $round }
page-blank = { "" }
page-units-all = Unità
page-lost = Perse
page-dice = Dadi
page-modifiers = Modificatori
page-total = Totale
page-chosen = scelta in segreto
page-choosing = sta scegliendo …
page-capital = { $size }, capitale
page-happy = felice
page-productive = produttivo
page-occupied = occupato dai barbari
page-face-down = gettone coperto
page-seen = { $token } (lo sai solo tu)
page-road = strada
page-railway = ferrovia
page-alert = allerta { $number }
page-nuke = arma nucleare
page-island = isola
page-volcano = vulcano
page-serves = Servito da
page-borders = Confina con
page-realm = Le tue terre
page-around = Intorno a te
page-hordes = Barbari
page-rivals = Giocatori
page-cards = Carte
page-treaties = Trattati
page-battle = Battaglia
page-discoveries = Scoperte
page-abakus = Abakus
page-production = Produzione ora
page-governments = Governi
page-culture = Cultura
page-clash = Scontro
page-clash-hint = In ogni casella: superiore / pari / inferiore, per chi sta a sinistra. Altre due unità, con punti e un aereo: look scontro { $own } +2 aereo / { $rival }
page-statistics = Statistiche
page-no-turn-yet = Nessun turno è ancora finito.
page-open = possibile
page-bare = Inoltre:
page-seas = In mare
page-lost-knowledge = perduta con chi la possedeva
page-list-price = prezzo di listino { $coins }
page-price = per te { $coins }
page-needs = Richiede: { $things }
page-mission = { $coins } monete, difficoltà { $need }
page-head-space = Luogo
page-head-holder = Di
page-head-settlement = Insediamento
page-head-land = Terra
page-head-units = Unità
page-head-points = Pti
page-head-coins = Mon.
page-head-income = Guad.
page-head-settlements = Fel./tot.
page-head-technologies = Tecn.
page-head-cards = Carte
page-head-government = Governo
page-head-from = Da
page-head-score = Punt.
page-head-technology = Tecnologia
page-head-era = Era
page-head-price = Prezzo
help-game = Qui map mostra le tue terre, ciò che vi confina e i barbari; atlas tutto il mondo; seats punti, tecnologie, carte e guerre di tutti; look NOME un luogo, una carta, una tecnologia, una meraviglia, una miglioria, un governo, una missione, un evento, o una parte del tavolo (realm, around, hordes, rivals, cards, treaties, battle, discoveries) o di ABAKUS (abakus, production, governments, culture, statistics, clash: le probabilità di uno scontro, come clash cavaliere +2 / armigero).
example-answer = recruit-at britannia x2
example-terms = 20 coins for 1 technology:masonry
names-game = Dopo una risposta xN è una quantità, come in recruit-at britannia x2; basta l'inizio di un nome se nessun altro comincia così. Un'unità si indica con una parte del nome che valga per un solo tipo in un solo luogo: ancient_infantry@britannia, oppure #12. Termini di un'offerta: 20 coins, 1 resource:gallia, 1 unit:#12, 1 improvement:temple, 1 technology:masonry, 1 spy:red.1, 1 nuke:gallia, 1 card:sc_007 for nothing with peace by red until 0; transit by red until 0 toglie l'embargo di red, secret pact by red until 0 è un'intesa che non vincola nessuno.

## La cartella di lavoro di ABAKUS

workbook-summary = Riepilogo
workbook-production = Produzione
workbook-production-note = Una riga per ogni Produzione di una civiltà. I totali sono formule; filtra per turno o civiltà e la somma si adegua.
workbook-statistics = Statistiche
workbook-statistics-note = I numeri di tutti alla fine di ogni turno.
workbook-charts = Grafici
workbook-chart = { $title } di ogni civiltà di turno in turno
workbook-culture = Cultura
workbook-culture-note = Cambia le celle colorate. Il tentativo riesce se un dado non supera il punteggio.
workbook-battle = Battaglia
workbook-battle-note = Uno scontro fra due unità. Cambia le celle colorate; terreno, insediamento, Grande Muraglia e capitale aiutano le unità di terra in difesa.
workbook-lists = Elenchi
workbook-nothing-yet = Non c'è ancora nulla da calcolare.
workbook-none = nessuno
workbook-blank = { "" }
workbook-sum = Somma
workbook-record = La registrazione
workbook-file = File
workbook-won = vince
workbook-head-turn = Turno
workbook-head-era = Era
workbook-head-seat = Giocatore
workbook-head-player = Giocato da
workbook-head-civilization = Tipo
workbook-head-government = Governo
workbook-head-owner = Appartiene a
workbook-head-produced = Monete prodotte
workbook-head-result = Risultato
workbook-ours = Il tuo insediamento
workbook-theirs = L'obiettivo
workbook-points = Punti
workbook-score = Punteggio
workbook-chance = Probabilità
workbook-attempts = Tentativi possibili alla fine della registrazione
workbook-no-attempts = Nessuno ha a portata un insediamento di un altro giocatore.
workbook-attacker = Attaccante
workbook-defender = Difensore
workbook-unit = Unità
workbook-aircraft = Aereo in appoggio
workbook-dice = Dadi
workbook-settlement = Insediamento (dimensione, 0 se non c'è)
workbook-happy = È felice?
workbook-science = Tecnologie di una civiltà Scientifica
workbook-more = Altri punti
workbook-total = Totale
workbook-lead = Vantaggio dell'attaccante
workbook-higher = L'attaccante è superiore
workbook-level = Pari
workbook-lower = Il difensore è superiore

## Verbi: `verb-` nomina l'azione, `choice-` la riga di un menu

verb-civilization = Scegli una civiltà
choice-civilization = { $target }
verb-settle = Piazza un villaggio iniziale
choice-settle = Villaggio { $target-one }
verb-post = Piazza il terzo esploratore
choice-post = Esploratore { $target-one }
verb-no-bid = Non fare offerte
choice-no-bid = Non fare offerte
verb-call-bid = Chiedi un'offerta segreta
choice-call-bid = Chiedi un'offerta segreta per il primo posto
verb-bid = Offri in segreto
choice-bid = Offri monete in segreto
verb-open-auction = Apri un'asta
choice-open-auction = Apri un'asta per il primo posto
verb-raise = Rilancia
choice-raise = Rilancia
verb-leave = Lascia subito la partita
choice-leave = Lascia subito la partita
verb-leave-later = Annuncia che lasci
choice-leave-later = Annuncia che lascerai la partita
verb-reopen = Ritira la risposta segreta
choice-reopen = Ritira la risposta segreta
verb-clock = Conta i minuti di gioco
choice-clock = Minuti di gioco: { $target }
verb-mission = Manda una spia in missione
choice-mission = { $target }, { $first } { $where }{ $price ->
    [one] : 1 moneta
   *[other] : { $price } monete
} (difficoltà { $need })
    .brief = { $target } ({ $first }, { $price ->
        [one] 1 moneta
       *[other] { $price } monete
    })
verb-strategy = Gioca una carta strategia
choice-strategy = Gioca “{ $target-one }”
    .brief = { $target-one }
verb-pledge = Gioca una carta in anticipo
choice-pledge = Gioca “{ $target-one }” in anticipo: paga subito il prezzo ridotto, completa gli acquisti in questa fase
    .brief = { $target-one }
verb-assign = Assegna una miglioria
choice-assign = Assegna { $target }
    .brief = { $target }
verb-assign-wonder = Assegna una meraviglia
choice-assign-wonder = Assegna: { $target }
    .brief = { $target }
verb-assign-to = Scegli l'insediamento che serve
choice-assign-to = Serve l'insediamento { $target-one }
verb-detach = Riprendi una vecchia miglioria
choice-detach = Riprendi { $target } tra le scorte
    .brief = { $target }
verb-declare-end = Dichiara la fine della partita
choice-declare-end = Dichiara la fine della partita ({ $target })
verb-draw = Pesca una carta strategia
choice-draw = Pesca una carta
verb-exchange = Cambia una carta
choice-exchange = Cambia “{ $target-one }” con una nuova carta
    .brief = { $target-one }
verb-keep = Tieni
choice-keep = { $later ->
    [0] Tieni le tue carte
   *[other] Tienilo per dopo
}
verb-sacrifice = Sacrifica un esploratore
choice-sacrifice = Sacrifica l'esploratore { $where }
verb-endow = Scegli il territorio che lo riceve
choice-endow = { $target }
verb-infect = Scegli dove scoppia la piaga
choice-infect = La piaga scoppia { $target-one }
verb-attach = Scegli la spia
choice-attach = Spia speciale: { $target }
verb-bless = Rendi felice un insediamento
choice-bless = L'insediamento { $target-one } è felice per questo turno
verb-lose = Scegli l'unità persa
choice-lose = Perdi { $target-one } { $where }
    .brief = { $target }
verb-guard = Scegli il barbaro che resta
choice-guard = Lascia { $target-one } { $where } come difensore
    .brief = { $target }
verb-pass = Passa
choice-pass = Passa
verb-buy-technology = Acquista una tecnologia
choice-buy-technology = { $target } ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
})
verb-buy-unit = Acquista unità
choice-buy-unit = Acquista { $target-many } ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
} l'uno)
    .brief = { $target } ({ $price })
verb-recruit-at = Scegli dove compaiono le unità
choice-recruit-at = Compaiono { $target-one } ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
} l'una)
    .brief = { $target } ({ $price ->
        [one] 1 moneta
       *[other] { $price } monete
    })
verb-buy-improvement = Acquista una miglioria
choice-buy-improvement = { $target } ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
})
verb-sell-unit = Vendi unità
choice-sell-unit = Vendi { $target-many } { $where } ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
} l'uno)
    .brief = { $target } { $where } ({ $price ->
        [one] 1 moneta
       *[other] { $price } monete
    })
verb-upgrade = Aggiorna unità
choice-upgrade = Aggiorna { $target-many } { $where } ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
} ciascuna)
    .brief = { $target } { $where } ({ $price ->
        [one] 1 moneta
       *[other] { $price } monete
    })
verb-upgrade-to-carrier = Trasforma navi in portaerei
choice-upgrade-to-carrier = Trasforma { $target-many } { $where } in portaerei ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
} l'una)
    .brief = { $target } { $where } ({ $price ->
        [one] 1 moneta
       *[other] { $price } monete
    })
verb-grow = Fai crescere un insediamento
choice-grow = L'insediamento { $target-one } cresce ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
})
    .brief = { $target } ({ $price ->
        [one] 1 moneta
       *[other] { $price } monete
    })
verb-buy-spy = Addestra una spia
choice-buy-spy = Addestra una spia ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
})
verb-buy-nuke = Costruisci un'arma nucleare
choice-buy-nuke = Arma nucleare { $target-one } ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
})
verb-buy-colony-ship = Acquista la Nave colonia
choice-buy-colony-ship = Acquista la Nave colonia ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
})
verb-move-capital = Sposta la capitale
choice-move-capital = La capitale si sposta: { $target } ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
}); gli acquisti finiscono
    .brief = { $target } ({ $price ->
        [one] 1 moneta
       *[other] { $price } monete
    })
verb-place = Piazza unità ricevute
choice-place = Piazzale { $target-one }
verb-launch-at = Scegli il mare delle navi
choice-launch-at = { $target }
verb-take-improvement = Prendi una miglioria
choice-take-improvement = { $target }
verb-take-technology = Prendi una tecnologia
choice-take-technology = { $target }
verb-store-nuke = Custodisci un'arma nucleare
choice-store-nuke = Custodiscila { $target-one }
verb-elect = Scegli la nuova capitale
choice-elect = { $target } diventa la capitale
verb-risk = Rischia esperienza sul prossimo tiro
choice-risk = Rischia esperienza sul prossimo tiro
verb-skip-awards = Conserva l'esperienza
choice-skip-awards = Conserva l'esperienza per dopo
verb-award-unit = Premio: un'unità di terra
choice-award-unit = Premio: { $target-one }
verb-award-ship = Premio: nave o aereo a metà prezzo
choice-award-ship = Premio: { $target-one } a metà prezzo
verb-award-improvement = Premio: una miglioria
choice-award-improvement = Premio: una miglioria
verb-award-growth = Premio: una crescita
choice-award-growth = Premio: un insediamento cresce
verb-award-coins = Premio: monete
choice-award-coins = Premio: monete
verb-award-spy = Premio: una spia a metà prezzo
choice-award-spy = Premio: una spia a metà prezzo
verb-award-point = Premio: un punto vittoria
choice-award-point = Premio: un punto vittoria
verb-decline-award = Nessun premio
choice-decline-award = Rinuncia al premio
verb-move = Muovi un'unità
choice-move = Muovi { $target-one } che sta { $where }
    .brief = { $target } { $where }
verb-to = Vai lì
choice-to = { $target }{ $odds ->
    [-1] { "" }
   *[other] ; { $odds } % di vittoria, ± { $error }
}
verb-board = Sali a bordo
choice-board = A bordo: { $target } di { $owner } { $where }
    .brief = { $target } { $where }
verb-with = Porta con te un'altra unità
choice-with = Porta con te { $target-one }
    .brief = { $target }
verb-halt = Fermati qui
choice-halt = Fermati qui
verb-drop = Sgancia l'arma nucleare
choice-drop = Sgancia l'arma nucleare { $target-one }
verb-look = Guarda il gettone
choice-look = Guarda il gettone { $where }
    .brief = { $where }
verb-found = Fonda un villaggio
choice-found = Fonda un villaggio { $where } ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
})
    .brief = { $where } ({ $price ->
        [one] 1 moneta
       *[other] { $price } monete
    })
verb-village = Piazza un villaggio vinto prima
choice-village = Piazza il villaggio vinto prima { $where }
    .brief = { $where }
verb-road = Costruisci una strada
choice-road = Strada { $where } ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
})
    .brief = { $where } ({ $price ->
        [one] 1 moneta
       *[other] { $price } monete
    })
verb-railway = Costruisci una ferrovia
choice-railway = Ferrovia { $where } ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
})
    .brief = { $where } ({ $price ->
        [one] 1 moneta
       *[other] { $price } monete
    })
verb-prospect = Fai una prospezione
choice-prospect = Prospezione { $where } ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
})
    .brief = { $where } ({ $price ->
        [one] 1 moneta
       *[other] { $price } monete
    })
verb-terraform = Terraform
choice-terraform = Terraforming { $where } ({ $price ->
    [one] 1 moneta
   *[other] { $price } monete
})
    .brief = { $where } ({ $price ->
        [one] 1 moneta
       *[other] { $price } monete
    })
verb-migrate = Trasforma un villaggio in esploratore
choice-migrate = Il villaggio { $target-one } diventa un esploratore
    .brief = { $target }
verb-attack = Dichiara una battaglia
choice-attack = Attacca { $target }: { $first }{ $units ->
    [0] , nessuno resiste
    [one] , 1 unità resiste
   *[other] , { $units } unità resistono
}{ $odds ->
    [-1] { "" }
   *[other] ; { $odds } % di vittoria, ± { $error }
}
verb-bombard = Dichiara uno sbarco o un bombardamento
choice-bombard = Attacca { $target } dal mare: { $first }{ $units ->
    [0] , nessuno resiste
    [one] , 1 unità resiste
   *[other] , { $units } unità resistono
}{ $odds ->
    [-1] { "" }
   *[other] ; { $odds } % di vittoria, ± { $error }
}
verb-seize = Cattura un esploratore
choice-seize = Cattura l'esploratore di { $owner } { $where }
    .brief = { $owner } { $where }
verb-load = Carica un'arma nucleare
choice-load = Carica un'arma nucleare: { $target } { $where }
    .brief = { $target } { $where }
verb-unload = Scarica un'arma nucleare
choice-unload = Scarica l'arma nucleare: { $target } { $where }
    .brief = { $target } { $where }
verb-launch = Lancia un missile
choice-launch = Lancia il missile: { $target } { $where }
    .brief = { $target } { $where }
verb-strike = Scegli il bersaglio del missile
choice-strike = Colpisci { $target }
verb-hold-fire = Non lanciare
choice-hold-fire = Non lanciare
verb-stay-out = Resta fuori dalla battaglia
choice-stay-out = Restane fuori
verb-join-attack = Unisciti all'attacco
choice-join-attack = Unisciti all'attacco { $target-one }
verb-join-defence = Unisciti alla difesa
choice-join-defence = Unisciti alla difesa { $target-one }
verb-let-pass = Lascia passare
choice-let-pass = Lasciali entrare
verb-refuse = Nega il passaggio: combatti
choice-refuse = Combattili { $target-one }
verb-grant = Acconsenti
choice-grant = Acconsenti
verb-deny = Rifiuta
choice-deny = Rifiuta
verb-spy-to = Muovi una spia
choice-spy-to = Manda { $first } ({ $where }): { $target }
    .brief = { $first }: { $target }
verb-spy-board = Imbarca una spia
choice-spy-board = Fai salire a bordo { $first }: { $target } ({ $owner })
    .brief = { $first }: { $target }
verb-done = Fatto
choice-done = Fatto
verb-commit = Le navi partecipano
choice-commit = Le tue navi partecipano: { $target }
verb-ready = Nessun'altra nave
choice-ready = Nessun'altra nave
verb-field = Scegli l'unità che combatte
choice-field = Schiera { $target-one } ({ $owner }) { $where }
    .brief = { $target }
verb-escort = Affianca un aereo
choice-escort = Con { $target-one }
verb-unescorted = Nessun aereo
choice-unescorted = Senza aerei
verb-end-round = Non usare altre unità in questo round
choice-end-round = Nessun altro attacco in questo round
verb-storm = Attacca con le truppe
choice-storm = Le truppe attaccano { $target-one }
verb-fire = Fai fuoco con una nave o un cannone
choice-fire = Fai fuoco con { $target-one } ({ $where })
    .brief = { $target }
verb-fire-at = Scegli il bersaglio del fuoco
choice-fire-at = Fuoco su { $target-one } ({ $owner }) { $where }
    .brief = { $target }
verb-engage = Navi contro navi
choice-engage = Navi contro navi: { $target }
verb-cease-fire = Cessa il fuoco
choice-cease-fire = Non fare fuoco
verb-retreat = Tenta la ritirata
choice-retreat = Tenta di ritirarti dalla battaglia
verb-fight-on = Continua a combattere
choice-fight-on = Continua a combattere
verb-fall-back = Ritirati in un luogo
choice-fall-back = Ritirata: { $target }
verb-pick = Decidi di un'unità da sola
choice-pick = Decidi a parte di { $target-one }
    .brief = { $target }
verb-destroy = Distruggi un'unità catturata
choice-destroy = Distruggi { $target-one } per metà del prezzo
    .brief = { $target }
verb-bribe = Corrompi senatori
choice-bribe = Corrompi senatori, 20 monete l'uno
verb-sack = Distruggi un insediamento conquistato
choice-sack = Distruggi l'insediamento { $target-one } in cambio di monete
    .brief = { $target }
verb-give-up = Cedi una miglioria
choice-give-up = Cedi { $target }
    .brief = { $target }
verb-forfeit = Cedi un obiettivo completato
choice-forfeit = Cedi { $target-one }
    .brief = { $target-one }
verb-fanatics = Leva i fanatici
choice-fanatics = Leva tre unità di fanatici
verb-rally = Scegli dove si radunano i fanatici
choice-rally = Si radunano { $target-one }
verb-recruit = Scegli un'unità di fanatici
choice-recruit = Arruola { $target-one }
verb-terror-coins = Terrorismo contro le monete
choice-terror-coins = Colpisci le monete di { $target }
verb-terror-units = Terrorismo contro le unità
choice-terror-units = Colpisci le unità { $target-one }
verb-sabotage = Scegli la miglioria
choice-sabotage = { $target }
verb-victim = Scegli il giocatore
choice-victim = { $target }
verb-third = Scegli l'altro giocatore
choice-third = { $target }
verb-unmask = Scegli la spia
choice-unmask = Smaschera { $target } di { $owner }
verb-convert = Porta la spia dalla tua parte
choice-convert = Porta dalla tua parte la spia di { $owner } ({ $chance } %)
verb-execute = Giustizia la spia
choice-execute = Giustizia la spia di { $owner } ({ $chance } %)
verb-imprison = Imprigiona la spia
choice-imprison = Imprigiona la spia di { $owner } ({ $chance } %)
verb-extradite = Estrada la spia
choice-extradite = Estrada la spia di { $owner } ({ $chance } %)
verb-offer = Fai un'offerta
choice-offer = Fai un'offerta: { $target }
    .brief = { $target }
verb-counter = Fai una controfferta
choice-counter = Rispondi all'offerta { $target } con un'altra
verb-accept = Accetta un'offerta
choice-accept = Accetta l'offerta { $target }
verb-decline = Rifiuta un'offerta
choice-decline = Rifiuta l'offerta { $target }
verb-withdraw = Ritira un'offerta
choice-withdraw = Ritira l'offerta { $target }
verb-want-peace = Chiedi la pace
choice-want-peace = Chiedi la pace: { $target }
    .brief = { $target }
verb-embargo = Imponi un embargo
choice-embargo = Chiudi i tuoi spazi al commercio di { $target }
    .brief = { $target }
verb-lift-embargo = Togli un embargo
choice-lift-embargo = Togli l'embargo: { $target }
    .brief = { $target }
verb-duty = Fissa il tuo dazio
choice-duty = Monete che chiedi per il commercio che passa da te
verb-end-trade = Termina uno scambio di risorse
choice-end-trade = Termina lo scambio dell'insediamento { $target-one }
    .brief = { $target }
verb-ransom = Riscatta una spia
choice-ransom = Riscatta { $target }
verb-force-trade = Imponi uno scambio (Viaggio di Magellano)
choice-force-trade = Imponi uno scambio con il Viaggio di Magellano
verb-swap = Scegli i due insediamenti
choice-swap = La tua risorsa ({ $first }) contro l'altra ({ $target })
verb-never-mind = Lascia stare
choice-never-mind = Lascia stare
verb-give-up-war = Termina una guerra
choice-give-up-war = Fai la pace: { $target }
verb-dominate = Tenta il predominio culturale
choice-dominate = { $target }, da { $first } (punteggio { $score })
verb-hand-over = Scegli l'unità che passa all'altro
choice-hand-over = Cedi { $target-one }
verb-cede = Scegli l'insediamento che segue
choice-cede = { $target }
verb-keep-government = Conserva il governo
choice-keep-government = Conserva il governo
verb-abdicate = Abbandona il governo
choice-abdicate = Abbandona il governo: un turno di anarchia
verb-stay-in-anarchy = Resta in anarchia
choice-stay-in-anarchy = Resta in anarchia
verb-govern = Scegli un governo
choice-govern = { $target }

## Domande

prompt-civilization = Quale tipo di civiltà guiderai?
prompt-settle-capital = Dove fondi la tua capitale? Finché si può ogni giocatore comincia su un continente diverso.
prompt-settle = Dove sorge il tuo secondo villaggio?
prompt-post = Da dove parte il tuo terzo esploratore?
prompt-bid-call = Chiedi un'offerta segreta per il primo posto? Hai { $have ->
    [one] 1 moneta
   *[other] { $have } monete
}.
prompt-auction-call = Apri un'asta per il primo posto? Hai { $have ->
    [one] 1 moneta
   *[other] { $have } monete
}.
prompt-bid = In segreto: quanto offri per il primo posto? Hai { $have ->
    [one] 1 moneta
   *[other] { $have } monete
}.
prompt-raise = L'offerta più alta è { $number }. Rilanci? Hai { $have ->
    [one] 1 moneta
   *[other] { $have } monete
}.
prompt-strategy = Peschi una carta strategia, ne cambi una o tieni la tua mano?
prompt-holy-year = Anno Santo: quale tuo insediamento è felice in questo turno?
prompt-losses = Perdite di { $owner-one } { $space-one }, ancora { $count }: quale unità?
prompt-guard = I barbari lasciano il loro insediamento { $territory-one }: quale unità resta a difenderlo?
prompt-purchase = Che cosa acquisti? Hai { $have ->
    [one] 1 moneta
   *[other] { $have } monete
}.
prompt-recruitment = Dove compaiono le nuove unità ({ $kind })? Hai { $have ->
    [one] 1 moneta
   *[other] { $have } monete
}.
prompt-placement = Dove piazzi { $count ->
    [one] { $kind-one }
   *[other] { $count } { $kind-many }
}?
prompt-launch-at = In quale mare presso { $territory } piazzi { $count ->
    [one] { $kind-one }
   *[other] { $count } { $kind-many }
}?
prompt-assign = Quale insediamento serve la miglioria { $improvement }?
prompt-assign-wonder = { $wonder }: quale insediamento serve?
prompt-improvement = Quale miglioria prendi?
prompt-improvement-of = Quale miglioria di { $branch } prendi?
prompt-free-improvement = Il tuo governo o la tua civiltà ti dà una miglioria: quale?
prompt-growth = Quale insediamento cresce? Crescite rimaste: { $count }.
prompt-free-technology = Quale tecnologia prendi?
prompt-store-nuke = Dove custodisci l'arma nucleare?
prompt-redistribution = Le tue migliorie hanno perso il loro insediamento o la loro efficacia: quali insediamenti servono ora?
prompt-elect = La capitale è perduta: quale dei tuoi insediamenti più grandi ne prende il posto?
prompt-merit = Hai { $left } punti esperienza: li rischi tutti, in due o più tiri, per premi al merito? Quanti sul primo?
prompt-merit-next = Quanti dei { $left } punti rimasti rischi sul prossimo tiro?
prompt-final-merit = La partita è finita. Quanti dei tuoi { $left } punti esperienza rischi sul prossimo tiro per un punto vittoria?
prompt-award = Quale premio prendi?
prompt-movement = Movimento: che cosa fai?
prompt-move = { $pieces } { $space-one }: verso dove?
prompt-move-on = { $pieces } { $space-one }: e poi?
counted-kind = { $count ->
    [one] 1 { $kind }
   *[other] { $count } { $kind-many }
}
prompt-support = Sta per combattersi una battaglia { $space-one }. Ti schieri con qualcuno?
prompt-passage = Unità di { $seat } entrano dove stanno le tue, { $space-one }. Le lasci passare?
prompt-permission = { $seat } ti chiede di entrare o di salire a bordo, { $space-one }. Acconsenti?
prompt-launch = Il missile è pronto { $space-one }: su che cosa lo lanci?
prompt-senate = Il Senato decide sulla guerra contro { $seat }. Quanti senatori corrompi, a 20 monete l'uno?
prompt-muster = Sbarco { $space-one }: da quale mare partecipano le tue navi?
prompt-clash = Battaglia { $space-one }, round { $number }: in segreto, quale unità combatte ora?
prompt-ship-clash = Battaglia { $space-one }, round { $number }: in segreto, quale nave combatte ora?
prompt-assault = Sbarco { $space-one }, round { $number }: che cosa attacca ora?
prompt-target = Sbarco { $space-one }, round { $number }: su che cosa si fa fuoco?
prompt-reply = Sbarco { $space-one }, round { $number }: quale nave o cannone risponde al fuoco?
prompt-retreat = Battaglia { $space-one }, dopo il round { $number }: tenti la ritirata?
prompt-withdrawal = Ritirata ({ $space }, round { $number }): dove vanno le tue unità?
prompt-spoils = Bottino: catturi gli esploratori rimasti soli, o distruggi ciò che hai catturato?
prompt-sack = Distruggi insediamenti conquistati in cambio di monete?
prompt-involvement = Non puoi pagare per le battaglie perse: che cosa cedi?
prompt-revenge = { $seat } ti ha preso l'insediamento { $territory-one }. Come si vendicano i tuoi fanatici?
prompt-rally = In quale insediamento si radunano i fanatici?
prompt-recruit = Quale unità formano i fanatici { $territory-one }? Ne restano { $left }.
prompt-trade = Commercio e diplomazia: offerte, pace, embarghi; chiudi quando hai finito.
prompt-trade-offers = Commercio e diplomazia: { $count ->
    [one] un'offerta ti aspetta. Prima accettala, rifiutala
   *[other] { $count } offerte ti aspettano. Prima accettale, rifiutale
} o rispondi con un'altra; poi puoi chiudere.
prompt-forced-trade = Viaggio di Magellano: quali due insediamenti si scambiano le risorse?
prompt-insistence = Non puoi pagare tutte le guerre che gli altri vogliono finire: a quale rinunci?
prompt-culture = Quale insediamento tenti di conquistare con la cultura?
prompt-hand-over = { $seat } ha conquistato con la cultura il tuo insediamento { $territory-one }: quale unità del presidio lo segue?
prompt-cede = { $seat } ha conquistato con la cultura la tua capitale { $territory-one }: quale insediamento la segue?
prompt-government = Conservi il tuo governo?
prompt-last-cards = Il turno finisce: giochi una carta?
prompt-anarchy = Anarchia: quale governo istituisci?
prompt-sabotage = { $mission }: quale miglioria?
prompt-victim = { $mission }: di chi è l'unità?
prompt-steal-technology = { $mission }: quale?
prompt-third = { $mission }: verso quale altro giocatore cambia lo stato?
prompt-unmask = { $mission }: quale spia?
prompt-treatment = Una spia di { $seat } è stata scoperta { $space-one }. Che cosa ne fai?
prompt-sacrifice = { $card-one }: quale esploratore sacrifichi?
prompt-endow = { $card-one }: quale territorio?
prompt-infect = { $card-one }: dove?
prompt-attach = { $card-one }: quale delle tue spie?
prompt-window-plague = Una piaga ti colpisce. Giochi una carta per evitarla?
prompt-window-culture-lost = Un tuo insediamento passa ad altri per cultura. Giochi una carta per evitarlo?
prompt-window-revolution = Rivoluzione! Giochi una carta per evitarla?
prompt-window-retreat-failed = La ritirata è fallita. Giochi una carta?
prompt-window-catastrophe = Una catastrofe ti colpisce. Giochi una carta per evitarla?
prompt-window-foreign-unit-passes = Unità straniere attraversano la tua terra. Giochi una carta?
prompt-window-enemy-mission-success = Una missione è riuscita. Giochi una carta per annullarla?
prompt-window-mission-declared = Viene dichiarata una missione. Giochi una carta per ostacolarla?
prompt-window-clash-won = Vinci lo scontro. Giochi una carta per far passare a te lo sconfitto?

## Ordini permanenti, come la pagina del tavolo chiama i momenti

moment-prompt-window-plague = A una piaga: passa
moment-prompt-window-culture-lost = Quando un insediamento passa per cultura: passa
moment-prompt-window-revolution = A una rivoluzione: passa
moment-prompt-window-retreat-failed = Quando fallisce una ritirata: passa
moment-prompt-window-catastrophe = A una catastrofe: passa
moment-prompt-window-foreign-unit-passes = Al passaggio di unità straniere: passa
moment-prompt-window-enemy-mission-success = Quando riesce una missione: passa
moment-prompt-window-mission-declared = Quando si dichiara una missione: passa
moment-prompt-window-clash-won = Quando vinco uno scontro: passa
moment-prompt-bid-call = Cambio turno: mai chiedere offerte
moment-prompt-auction-call = Cambio turno: mai aprire un'asta
moment-prompt-culture = Cultura: mai tentare
moment-prompt-support = Battaglie altrui: restarne fuori
moment-prompt-trade = Commercio: chiudi subito
moment-prompt-last-cards = Fine del turno: non giocare carte

## Eventi del diario

event-turn-started = Turno { $turn }
event-phase-started = { $phase }
event-era-began = Comincia una nuova era: { $era }.
event-end-die = { $seat-many } tira { $die } per la fine della partita; tecnologie della nuova era scoperte: { $count }.
event-end-rolled = La partita finisce alla fine di questo turno, dopo il tiro di { $seat-one }.
event-end-decided = { $seat-many } lancia la Nave colonia: la partita finisce alla fine di questo turno.
event-end-declared = { $seat-many } dichiara la fine della partita ({ $wonder }): questo è l'ultimo turno.
event-merit-rolled = { $seat-many } rischia { $number ->
    [one] 1 punto
   *[other] { $number } punti
} esperienza e tira { $die }.
event-score-final = { $seat-many }: { $points ->
    [one] 1 punto vittoria
   *[other] { $points } punti vittoria
}.
event-seat-eliminated = { $seat-many } è fuori dal gioco{ $other ->
    [nessuno] { "" }
   *[other] { "" } ({ $other })
}.
event-seat-leaves = { $seat-many } lascerà la partita dopo il turno { $turn }.
event-seat-left = { $seat-many } ha lasciato la partita.
event-time-over = { $seat-many } ha superato il limite di { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}.
event-civilization-given = { $seat-many } guida una civiltà di tipo: { $civilization }.
event-technology-drawn = { $seat-many } comincia con: { $technology }.
event-start-placed = { $seat-many } si insedia { $territory-one }.
event-capital-endowed = La capitale di { $seat-one } { $territory-one } trova: { $token }.
event-marker-given = { $seat-many } riceve il segnalino di turno.
event-bid-called = { $seat-many } chiede un'offerta segreta.
event-bid-made = { $seat-many } offre { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-bid-revealed = { $seat-many } aveva offerto { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-bid-lost = Le offerte sono tutte uguali: { $seat-one } perde { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-bid-won = { $seat-many } ottiene il primo posto per { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-order-set = Numero { $place } di questo turno: { $seat-one }.
event-token-turned = Si scopre il gettone { $territory-one }: { $token }.
event-token-seen = Solo { $seat-one } vede il gettone { $territory-one }: { $token }.
event-token-prospected = { $seat-many } fa una prospezione { $territory-one }: { $token }.
event-treasure-found = { $seat-many } trova un tesoro { $territory-one }: { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-minor-rolled = { $seat-many } incontra una civiltà minore { $territory-one } e tira { $die }.
event-minor-joined = La civiltà minore { $territory-one } si unisce a { $seat-one }.
event-minor-rose = La civiltà minore { $territory-one } prende le armi contro { $seat-one }.
event-fertile-gave = Il terreno fertile di { $seat-one } { $territory-one } dà: { $token }.
event-event-rolled = L'evento del turno: { $event } (tiro { $die }).
event-boom-came = Esplosione demografica: { $seat-one } riceve un esploratore e { $count ->
    [one] una unità
   *[other] { $count } unità
} di fanteria.
event-settlement-blessed = L'insediamento di { $seat-one } { $territory-one } è felice per il turno.
event-catastrophe-struck = { $catastrophe } { $territory-one }, forza { $strength }.
event-climate-struck = Clima estremo, forza { $strength }: { $band }.
event-settlement-shrank = L'insediamento { $territory-one } si riduce: { $size-one }.
event-road-destroyed = Le vie { $territory-one } sono distrutte.
event-unit-lost = { $owner-many }: { $kind }, perdita { $space-one }.
event-plague-broke-out = Scoppia una piaga { $territory-one } ({ $seat }).
event-settlement-inherited = L'insediamento { $territory-one } passa da { $other-one } a { $seat-one }.
event-barbarians-landed = Sbarcano barbari { $territory-one }.
event-barbarians-appeared = Compaiono barbari { $space-one }: { $kind-one }.
event-barbarians-moved = Movimento dei barbari: { $space }, poi { $goal }.
event-barbarians-joined = I barbari si uniscono { $space-one }.
event-barbarians-reinforced = I barbari { $territory-one } si rinforzano.
event-barbarians-destroyed = { $seat-many } distrugge l'insediamento barbaro { $territory-one }: { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-civil-war-broke-out = Scoppia la guerra civile: { $seat-one }.
event-settlement-occupied = I barbari occupano l'insediamento di { $seat-one } { $territory-one } e prendono { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-settlement-barbarian = L'insediamento di { $seat-one } { $territory-one } diventa barbaro.
event-settlement-freed = L'insediamento di { $seat-one } { $territory-one } è di nuovo libero.
event-card-drawn = { $seat-many } pesca “{ $card-one }”.
event-card-taken = { $seat-many } prende una carta strategia.
event-card-discarded = { $seat-many } scarta “{ $card-one }”.
event-strategy-played = { $seat-many } gioca “{ $card-one }”.
event-strategy-pledged = { $seat-many } gioca “{ $card-one }” in anticipo e risparmia { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-strategy-withdrawn = { $seat-many } non ha completato “{ $card-one }” e restituisce { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-standing-ended = “{ $card-one }” non vale più per { $seat-one }.
event-reward-coins = { $seat-many } riceve { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} per “{ $card-one }”.
event-reward-forfeited = { $seat-many } non ricava niente da “{ $card-one }”.
event-reward-owed = { $seat-many } attende ancora { $count } × { $owed }.
event-resource-given = { $seat-many } riceve una risorsa { $territory-one }: { $token }.
event-settlement-given = { $seat-many } riceve un villaggio { $territory-one }.
event-garrison-kept = { $seat-many } tiene il presidio { $territory-one }.
event-tribute-paid = { $seat-many } paga a { $other-one } { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} per un monopolio.
event-toll-paid = { $seat-many } paga a { $other-one } un pedaggio di { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}{ $rest ->
    [-1] { "" }
    [0] { "" }
   *[other] { "" } e ne deve altre { $rest }
}.
event-technology-bought = { $seat-many } acquista { $technology } per { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-technology-acquired = { $seat-many } possiede { $technology }.
event-wonder-taken = { $seat-many } costruisce una meraviglia: { $wonder }.
event-wonder-assigned = { $seat-many }: { $wonder } serve l'insediamento { $territory-one }.
event-unit-bought = { $seat-many } acquista { $count ->
    [one] { $kind-one }
   *[other] { $count } { $kind-many }
} per { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-unit-placed = { $seat-many } piazza { $count ->
    [one] { $kind-one }
   *[other] { $count } { $kind-many }
} { $territory-one }.
event-unit-sold = { $seat-many } vende { $count ->
    [one] { $kind-one }
   *[other] { $count } { $kind-many }
} per { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-unit-upgraded = { $seat-many } aggiorna { $count ->
    [one] { $kind-one }: { $better }
   *[other] { $count } { $kind-many }: { $better-many }
}, per { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-rights-received = { $seat-many } riceve { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} di diritti da quanto preso da { $other-one }.
event-improvement-bought = { $seat-many } acquista la miglioria { $improvement } per { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-improvement-received = { $seat-many } riceve la miglioria { $improvement }.
event-improvement-renewed = { $seat-many }: { $improvement } prende il posto di { $former }.
event-improvement-assigned = La miglioria { $improvement } di { $seat-one } serve l'insediamento { $territory-one }.
event-improvement-detached = La miglioria { $improvement } torna tra le scorte di { $seat-one }.
event-improvement-discarded = La miglioria { $improvement } di { $seat-one } è superata ed esce dal gioco.
event-improvement-missed = Non c'è più alcuna miglioria di { $branch } per { $seat-one }.
event-improvement-lost = { $seat-many } perde la miglioria { $improvement }.
event-settlement-grown = L'insediamento di { $seat-one } { $territory-one } cresce: { $size-one }.
event-settlement-razed = L'insediamento di { $owner-one } { $territory-one } non esiste più.
event-capital-moved = { $seat-many } sposta la capitale per { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}: { $territory }.
event-capital-elected = La nuova capitale di { $seat-one }: { $territory }.
event-nuke-bought = { $seat-many } costruisce un'arma nucleare { $territory-one } per { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-nuke-received = { $seat-many } custodisce un'arma nucleare { $territory-one }.
event-spy-bought = { $seat-many } addestra una spia per { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-merit-staked = { $seat-many } rischia { $number ->
    [one] 1 punto
   *[other] { $number } punti
} esperienza.
event-merit-gambled = { $seat-many } si gioca { $number ->
    [one] 1 punto
   *[other] { $number } punti
} esperienza e vince { $count ->
    [one] 1 premio
   *[other] { $count } premi
}.
event-award-coins = { $seat-many } prende { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} come premio.
event-award-point = { $seat-many } prende un punto vittoria come premio.
event-award-declined = { $seat-many } rinuncia al premio.
event-pieces-moved = { $seat-many }: { $count ->
    [one] { $kind }
   *[other] { $count } unità ({ $kind }…)
}, { $space }, poi { $goal }.
event-settlement-founded = { $seat-many } fonda un villaggio { $territory-one }{ $token ->
    [niente] { "" }
   *[other] { "" } ({ $token })
}.
event-settlement-migrated = Il villaggio di { $seat-one } { $territory-one } diventa un esploratore.
event-road-built = { $seat-many } costruisce una strada { $territory-one }.
event-railway-built = { $seat-many } costruisce una ferrovia { $territory-one }.
event-land-terraformed = { $seat-many } compie il terraforming { $territory-one }.
event-oil-shared = { $seat-many } riceve { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} dal fondo del petrolio.
event-explorer-seized = { $seat-many } cattura un esploratore { $territory-one }.
event-nuke-loaded = { $seat-many } carica un'arma nucleare { $space-one } ({ $kind }).
event-nuke-unloaded = { $seat-many } scarica un'arma nucleare { $space-one } ({ $kind }).
event-nuke-exploded = Un'arma nucleare di { $seat-one } esplode { $space-one }.
event-settlement-nuked = L'insediamento { $territory-one } è colpito; ne resta: { $size-one }.
event-battle-declared = { $owner-many }: battaglia dichiarata contro { $other-one } { $space-one }.
event-battle-joined = { $seat-many } si unisce { $side ->
    [0] all'attacco
   *[other] alla difesa
} { $space-one }.
event-battle-begun = { $landing ->
    [0] Battaglia
   *[other] Sbarco
} { $space-one }: { $owner } contro { $other }{ $great ->
    [0] { "" }
   *[other] , una grande battaglia
}.
event-round-begun = Battaglia { $space-one }, round { $number }.
event-ships-committed = Navi di { $seat-one } ({ $space }) partecipano allo sbarco { $territory-one }.
event-command-rolled = { $seat-many } tira { $die } per il comando.
event-unit-foreseen = L'Oracolo mostra a { $seat-one } che cosa arriva { $space-one }: { $kind-one }.
event-unit-fielded = { $owner-many }, { $exchange } { $space-one }: { $kind }{ $escorted ->
    [0] { "" }
   *[other] { "" } con un aereo
}.
event-clash-rolled = { $owner-many }: dadi { $die }, modificatori { $bonus }, totale { $total }.
event-unit-fell = { $owner-many }: cade { $kind } { $space-one }{ $count ->
    [-1] { "" }
    [0] { "" }
   *[other] { "" } con { $count } a bordo
}.
event-unit-escaped = { $owner-many }: { $kind } sfugge alle navi { $territory-one }.
event-ship-evaded = { $owner-many }: { $kind } evita il fuoco { $space-one }.
event-unit-converted = { $owner-many }: { $kind } ({ $other }) passa dalla sua parte { $space-one }.
event-retreat-rolled = { $owner-many } tenta la ritirata:{ $land ->
    [0] { "" }
   *[other] { "" } { $land } a terra
}{ $sea ->
    [0] { "" }
   *[other] { "" } { $sea } in mare
}, bonus { $bonus }.
event-retreat-decided = { $owner-many }, { $space }: le unità di terra { $land ->
    [0] restano
   *[other] si ritirano
}, le navi { $sea ->
    [0] restano
   *[other] si ritirano
}.
event-units-withdrawn = { $seat-many }: { $count ->
    [one] { $kind }
   *[other] { $count } unità ({ $kind }…)
}, ritirata: { $space }, poi { $goal }.
event-battle-ended = La battaglia { $space-one } finisce dopo { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}: { $winner ->
    [0] vince l'attacco
    [1] la difesa resiste
   *[other] non vince nessuno
}; perdite { $ours } e { $theirs }.
event-experience-gained = { $seat-many } guadagna { $number ->
    [one] 1 punto
   *[other] { $number } punti
} esperienza.
event-settlement-captured = { $seat-many } prende l'insediamento di { $other-one } { $territory-one }: { $size-one }.
event-capital-captured = { $seat-many } ha preso la capitale di { $other-one }, con { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-wonder-seized = { $seat-many } prende una meraviglia a { $other-one }: { $wonder }.
event-ship-captured = { $seat-many } cattura una nave di { $other-one } { $territory-one }: { $kind }.
event-captive-destroyed = { $seat-many } distrugge un'unità catturata ({ $kind }) per { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-nuke-lost = Un'arma nucleare di { $seat-one } va perduta { $territory-one }.
event-nuke-taken = { $seat-many } prende un'arma nucleare { $territory-one }.
event-senate-agreed = Il Senato di { $seat-one } approva la guerra contro { $other-one } (tiro { $die }, insediamenti infelici { $unhappy }, senatori corrotti { $bribes }).
event-senate-refused = Il Senato di { $seat-one } nega la guerra contro { $other-one } (tiro { $die }, insediamenti infelici { $unhappy }, senatori corrotti { $bribes }).
event-settlement-sacked = { $seat-many } distrugge l'insediamento { $territory-one } per { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-involvement-paid = { $seat-many } paga { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} per le battaglie perse.
event-involvement-waived = { $seat-many } non può pagare { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} per le battaglie perse e non ha nulla da cedere.
event-objective-forfeited = { $seat-many } cede un obiettivo: { $card-one }.
event-fanatic-raised = Fanatici di { $seat-one } si radunano { $territory-one }: { $kind-one }.
event-terror-struck = Terroristi di { $seat-one } colpiscono { $other-one }: tiro { $die } (unità: { $territory }).
event-revolt-rolled = Disordini nell'insediamento di { $seat-one } { $territory-one }: tiro { $die }, punteggio { $score }.
event-settlement-revolted = L'insediamento di { $seat-one } { $territory-one } si ribella; ne resta: { $size-one }.
event-revolution-rolled = Rischio di rivoluzione: { $seat-one } tira { $die }, insediamenti infelici { $unhappy }.
event-revolution-suppressed = { $seat-many } reprime la rivoluzione.
event-government-left = { $seat-many } abbandona il governo: { $government }. Anarchia.
event-government-fallen = Rivoluzione: cade il governo di { $seat-one }: { $government }.
event-government-chosen = { $seat-many } istituisce un governo: { $government }.
event-dogma-drawn = Il dogma di { $seat-one } proibisce: { $token }.
event-critical-rolled = La risorsa critica del turno: { $token } (tiro { $die }).
event-production-paid = { $seat-many } guadagna { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-offer-made = { $seat-many } fa a { $other-one } l'offerta { $offer }.
event-offer-accepted = { $seat-many } accetta l'offerta { $offer } di { $other-one }.
event-offer-declined = { $seat-many } rifiuta l'offerta { $offer } di { $other-one }.
event-offer-withdrawn = { $seat-many } ritira l'offerta { $offer } a { $other-one }.
event-offer-countered = { $seat-many } risponde all'offerta { $offer } di { $other-one } con un'altra.
event-deal-done = { $seat-many } e { $other-one } si sono accordati.
event-resources-exchanged = Scambio di risorse: { $territory } ({ $token }) e { $goal } ({ $ware }).
event-trade-ended = Lo scambio tra { $territory } e { $goal } è finito.
event-coins-given = { $seat-many } dà a { $other-one } { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-unit-given = { $seat-many } dà a { $other-one } { $kind-one } { $space-one }.
event-improvement-given = { $seat-many } dà a { $other-one } la miglioria { $improvement }.
event-technology-given = { $seat-many } dà a { $other-one } la tecnologia { $technology }.
event-spy-given = { $seat-many } dà a { $other-one } una spia.
event-nuke-given = { $seat-many } dà a { $other-one } un'arma nucleare { $territory-one }.
event-card-given = { $seat-many } dà a { $other-one } una carta strategia.
event-pact-made = { $seat-many } e { $other-one } hanno un'intesa segreta.
event-peace-wanted = { $seat-many } chiede la pace a { $other-one }.
event-peace-made = Pace tra { $seat-one } e { $other-one }.
event-war-paid = { $seat-many } paga { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} per continuare la guerra contro { $other-one }.
event-embargo-set = { $seat-many } chiude vie e mari al commercio di { $other-one }.
event-embargo-lifted = { $seat-many } toglie l'embargo a { $other-one }.
event-duty-set = { $seat-many } chiede un dazio di { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
event-prisoners-exchanged = { $seat-many } e { $other-one } si scambiano i prigionieri.
event-spy-ransomed = { $seat-many } riscatta una spia da { $other-one }.
event-culture-tried = { $seat-many } tenta il predominio culturale { $territory-one }: punteggio { $score }, tiro { $die }.
event-culture-denied = { $seat-many } impedisce la perdita dell'insediamento { $territory-one }.
event-culture-won = L'insediamento di { $other-one } { $territory-one } passa a { $seat-one }.
event-spy-entered = Una spia di { $seat-one } entra in gioco { $territory-one }.
event-spy-moved = Una spia di { $seat-one } è ora { $space-one }.
event-spy-boarded = Una spia di { $seat-one } sale a bordo { $space-one }.
event-spy-watched = La spia di { $seat-one } { $space-one } tira { $die } e { $hidden ->
    [0] viene vista
   *[other] resta nascosta
}.
event-spy-discovered = Una spia di { $seat-one } è scoperta { $space-one }.
event-spy-escaped = La spia di { $seat-one } sfugge a { $other-one } (tiro { $die }).
event-spy-treated = La spia di { $seat-one } nelle mani di { $other-one }: { $treatment } (tiro { $die }).
event-spy-freed = Una spia di { $seat-one } è liberata.
event-mission-declared = Una spia di { $seat-one } { $space-one } tenta una missione: { $mission }.
event-mission-failed = La missione di { $seat-one } fallisce: { $mission } (tiro { $die }, serviva più di { $need }).
event-mission-succeeded = La missione di { $seat-one } riesce: { $mission } (tiro { $die }, serviva più di { $need }).
event-mission-cancelled = La missione di { $seat-one } è vanificata: { $mission }.
event-coins-stolen = { $seat-many } ruba { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} a { $other-one }.
event-card-stolen = { $seat-many } ruba una carta strategia a { $other-one }.
event-technology-stolen = { $seat-many } ruba { $technology } a { $other-one }.
event-hand-seen = { $seat-many } vede in mano a { $other-one }: “{ $card-one }”.
event-nuke-defused = Una spia di { $seat-one } distrugge un'arma nucleare { $space-one }.
event-state-changed = Una spia porta { $war ->
    [0] la pace
   *[other] la guerra
} tra { $seat-one } e { $other-one }.

## Rifiuti

reason-aboard-an-ally = Tue unità sono a bordo di una nave altrui.
    .remedy = Prima falle scendere a terra.
reason-acted-this-round = Ha già agito in questo round.
reason-after-revolution = Dopo la rivoluzione il popolo non accetta subito lo stesso governo: { $government }.
reason-anarchy = In anarchia non è possibile.
    .remedy = Istituisci un governo nella fase 11.
reason-assigned-for-good = La miglioria { $improvement } serve il suo insediamento finché dura la sua era.
reason-at-peace-already = Siete già in pace.
reason-at-sea = Si può fare solo a terra.
reason-at-war = Sei in guerra con { $seat-one }.
    .remedy = Aggiungi la pace ai termini.
reason-attack-first = Chi attacca deve attaccare almeno una volta per round.
reason-award-coins-used = Hai già preso in premi metà delle tue monete.
reason-award-growth-used = Un insediamento è già cresciuto per premio in questa fase.
reason-bag-empty = Il sacchetto della prospezione è vuoto.
reason-battle-only = Si fa solo in battaglia.
reason-bombarded-this-round = È già stata bombardata in questo round.
reason-cannot-reach-ships = Non può far fuoco sulle navi.
reason-capital-stays = La capitale non migra mai: { $territory }.
reason-cards-are-secret = Le mani sono segrete: puoi offrire solo carte tue.
reason-climate = Il clima estremo chiude questo luogo per il turno.
reason-condition-not-met = La condizione non è soddisfatta: { $card-one }.
reason-continent-taken = Qualcuno ha già cominciato su questo continente.
    .remedy = Scegli un territorio di un altro continente.
reason-culture-phase-only = Si fa nella fase Cultura.
reason-culture-too-low = La tua cultura non basta: punteggio { $number }.
reason-deck-empty = Non ci sono più carte di quest'era.
reason-desert = Nel deserto non si fondano insediamenti: { $territory }.
reason-discovered-this-turn = Nel turno della scoperta ({ $technology }) può averla solo lo scopritore: { $improvement }.
    .remedy = Si potrà acquistare dal prossimo turno.
reason-dogma = La religione proibisce il commercio di questa risorsa.
reason-enemy-there = Ci sono nemici.
reason-entry-refused = Qualcuno lì ha rifiutato l'ingresso per questo turno.
reason-era-too-far = Quell'era è ancora troppo lontana.
reason-escaped-inland = È fuori portata per le navi.
reason-fought-this-round = Ha già combattuto in questo round.
reason-founded-lately = Il villaggio è stato fondato dopo la tua ultima fase Acquisti: { $territory } ({ $size }).
reason-government-improvement = Quel governo richiede una miglioria: { $improvement }.
    .remedy = Si può sempre acquistare nella fase Acquisti.
reason-government-phase-only = Si fa nella fase Governo.
reason-government-technology = Quel governo richiede una scoperta: { $technology }.
reason-grown-this-turn = È già cresciuto in questa fase: { $territory } ({ $size }).
reason-hand-full = Hai { $number } carte: si pesca solo con meno di due.
    .remedy = Cambiane una.
reason-hostile-land = Quella terra è in mano nemica.
reason-improvements-first = Prima si cedono le migliorie.
reason-in-the-air = Gli aerei non possono fermarsi qui.
reason-isolated = Né strade, né porti, né vicini portano fin là la sua risorsa: { $territory }.
    .remedy = Vola fino a un aeroporto, a un tuo insediamento o a una portaerei.
reason-largest-already = Più di così non si cresce: { $territory }.
reason-modern-era-only = Solo nell'era Moderna.
reason-mostly-unhappy = I tuoi insediamenti infelici sono più di quelli felici.
reason-movement-phase-only = Si fa nella fase Movimento.
reason-needs-ship = Là le unità di terra hanno bisogno di una nave.
    .remedy = Sali su una nave in quel mare.
reason-no-card-left = Non ci sono più carte di questa miglioria: { $improvement }.
reason-no-free-capital = Non hai una capitale libera.
reason-no-gunpowder = Il terrorismo richiede la Polvere da sparo.
reason-no-improvement-to-have = Non c'è alcuna miglioria che tu possa avere.
reason-no-landing-place = Da lì non si raggiunge alcun luogo d'atterraggio.
reason-no-miniature = Tutti i tuoi villaggi sono sul tabellone.
reason-no-miniature-left = Non ci sono più miniature.
reason-no-place-for-unit = Nessun tuo insediamento può ospitarla: { $kind }.
reason-no-points = Non bastano i punti movimento o le monete per il carburante: { $space }.
reason-no-points-left = L'esploratore non ha più punti movimento.
reason-no-road = La ferrovia richiede prima una strada.
reason-no-sack = Il tuo governo non saccheggia.
reason-no-settlement-left = Non hai più insediamenti.
reason-no-settlement-wants-it = Nessun tuo insediamento ne ha bisogno: { $improvement }.
reason-no-spies-yet = Prima dell'era Industriale non ci sono spie.
reason-no-spy-left = Le tue sei spie sono tutte in uso.
reason-no-terrain = Non c'è terreno da trasformare.
reason-no-trade-route = Le merci non trovano una via verso { $seat-one }.
    .remedy = La aprono strade, porti, la pace o un intermediario.
reason-no-village = Solo un villaggio può migrare: { $territory }.
reason-no-war-now = Ora non può cominciare una guerra con { $seat-one }.
reason-not-delivered = Dovrebbe trovarsi in un insediamento di chi la riceve.
reason-not-enough-coins = Le monete non bastano: ne servono { $need }, ce ne sono { $have }.
reason-not-in-dock = Non è dove si possa aggiornare: { $piece }.
    .remedy = Alle navi serve un porto proprio, alle armate un insediamento proprio.
reason-not-tradable = Ora non può cambiare proprietario.
reason-not-yours = Non appartiene a chi la darebbe.
reason-nothing-can-grow = Nessun tuo insediamento può crescere.
reason-nothing-in-reach = Non c'è nulla a portata.
reason-nothing-to-spare = Si può dare solo una miglioria che non serve alcun insediamento.
reason-occupied = I barbari hanno occupato l'insediamento { $territory-one }.
reason-one-for-one = Le risorse si scambiano una per una.
reason-orders-used-up = Hai dato { $number } ordini in questa fase: bastano.
reason-own-moment-only = Si può fare solo quando tocca a te, o per le missioni quando qualcuno sta per agire.
reason-owned-already = La possiedi già: { $improvement } ({ $technology }).
reason-prerequisite-missing = Prima va scoperta un'altra tecnologia: { $technology }.
reason-promised-first = Ti sono state anticipate monete per ciò che chiede una carta: { $card-one }. Compra prima quello.
reason-purchase-phase-only = Si fa nella fase Acquisti.
reason-rare-metals-used = Armi nucleari per turno con i tuoi metalli rari: { $number }.
reason-road-already = Una strada c'è già.
reason-same-resource = Le due risorse sono uguali: { $token }.
reason-senate-asked = In questo turno il tuo Senato ha negato la guerra ({ $seat }).
reason-senate-says-no = Senza il suo Senato una civiltà colpisce solo coloro con cui è in guerra.
reason-settled-already = Un insediamento c'è già: { $territory }.
reason-settlement-of-another = L'insediamento è di un altro, e il terraforming lo eliminerebbe.
reason-setup-only = Si fa nella preparazione.
reason-ship-carries = La nave trasporta qualcosa: { $piece }.
reason-ships-only = Senza truppe a terra deve partecipare almeno una flotta.
reason-ships-stay-at-sea = Le navi non vanno a terra.
reason-size-not-discovered = Quella dimensione ({ $size }) richiede { $technology }: non è stata scoperta, o solo in questo turno da altri.
reason-smaller-than-capital = È più piccolo della tua capitale: { $territory }.
reason-strategy-phase-only = Si fa nella fase Strategia.
reason-technologies-this-turn = Al massimo { $number ->
    [one] 1 tecnologia
   *[other] { $number } tecnologie
} per turno.
reason-technology-lost = È andata perduta con chi la possedeva e resta scoperta.
reason-technology-owned = La possiede { $seat-one }.
reason-technology-undiscovered = Non è stata scoperta: { $technology }.
reason-terrain-limit = Il terreno non permette un insediamento più grande: { $territory } ({ $size }).
reason-token-there = C'è un gettone, o la prospezione è già stata fatta.
reason-too-many-spies = Le sei spie sono tutte in uso.
reason-trade-phase-only = Si fa nella fase Commercio.
reason-traded-already = Questa risorsa è già scambiata.
reason-traded-this-turn = Uno scambio di risorse dura almeno fino alla prossima fase di Commercio.
reason-turn-change-only = Si fa nel cambio turno.
reason-unhappy-settlement = L'insediamento è infelice: { $territory }.
    .remedy = Dagli una miglioria di felicità e, se il governo lo chiede, un presidio.
reason-unit-not-discovered = { $technology }: non è stata scoperta, o solo in questo turno da altri.
reason-wrong-era = È di un'altra era.

## La lezione

lesson-first = I tuoi primi due turni, passo per passo
lesson-first-capital = Benvenuto! Guidi un popolo dai primi villaggi attraverso le ere. Alla fine vince chi ha più punti: per insediamenti, meraviglie, scoperte seminali e obiettivi (CV-END-1). Cominci con Ceramica, due villaggi e 20 monete (CV-SET-9). Piazza il primo sul Nilo: diventa la tua capitale, e una capitale è sempre felice (CV-SET-15).
lesson-first-second = Tutti hanno piazzato un villaggio, e con il secondo ha cominciato l'ultimo (CV-SET-16). Il tuo può stare ovunque sia libero. Scegli il Sudan: confina con il Nilo, e il Blu si è appena stabilito in Arabia, accanto alla tua capitale. Fra vicini si può commerciare.
lesson-first-granary = La tecnologia Ceramica porta un Granaio. Gli insediamenti producono di più se sono felici e ancora di più se sono produttivi (CV-IMP-2). Il Granaio ne rende produttivo uno: assegnalo al Nilo.
lesson-first-card = I gettoni dei tuoi villaggi sono scoperti: vino sul Nilo, gemme in Sudan. Entrambi rendono felice un insediamento per sempre (CV-RES-9). Turno 1, e si comincia dalle carte strategia: con meno di due in mano puoi pescarne una (CV-STR-2). Pesca.
lesson-first-technology = Fonda il primo insediamento! Ci pensiamo fra poco. Ora gli acquisti. Una tecnologia richiede i suoi prerequisiti, ma possono essere di chiunque (CV-TEC-2). Acquista Alfabeto/Scrittura per 15 delle tue 20 monete: è una scoperta seminale e vale 4 punti (CV-TEC-11).
lesson-first-explorer = Con 5 monete non si compra altro. La fase di movimento: le armate fanno 1 passo, gli esploratori 2 (CV-MOV-1), e gli esploratori possono guardare i gettoni. Prendi quello sul Nilo.
lesson-first-walk = Mandalo a ovest, nel Sahara.
lesson-first-halt = Resta un passo, ma per guardare bisogna fermarsi. Fermati qui.
lesson-first-look = Guarda il gettone. Le risorse le vedresti solo tu; eventi e terreni si scoprono subito per tutti (CV-TOK-2).
lesson-first-other = Un tesoro: 30 monete (CV-TOK-7)! Chi ha guardato in questo turno non si muove più (CV-TOK-3). Ora l'esploratore in Sudan.
lesson-first-coast = A est, sulla costa della Somalia.
lesson-first-stop = Fermati qui.
lesson-first-peek = E guarda.
lesson-first-found = Vino, e lo sai solo tu. Fonda lì un villaggio: l'esploratore diventa il villaggio, per 20 monete (CV-FND-1). Sarà felice dal primo giorno.
lesson-first-objective = Un terzo insediamento, e con esso l'obiettivo della tua carta è raggiunto. Un obiettivo si dichiara giocando la carta; rende subito e vale mezzo punto alla fine (CV-STR-8, CV-END-5). Gioca Fonda il primo insediamento.
lesson-first-guard = Due unità di fanteria come premio. La tecnologia che le permette è del Blu, che per esse riceve i diritti (CV-UNI-3). Piazzane una in Somalia: un villaggio vuoto è una facile preda.
lesson-first-post = E l'altra in Sudan.
lesson-first-moved = Le armate possono entrare in spazi altrui; c'è battaglia solo se qualcuno la dichiara (CV-MOV-2). Sei in pace con tutti: di' Fatto.
lesson-first-offer = Commercio e diplomazia. Hai due volte il vino, e ogni risorsa diversa rende 3 monete a turno (CV-PRD-5). Offri al Blu il vino del Nilo per i cavalli dell'Arabia. I villaggi sono vicini e non hanno bisogno di strade (CV-TRD-7); ciò che rende felice un villaggio resta suo (CV-GAP-91).
lesson-first-traded = Il Blu ha accettato: entrambi guadagnate una risorsa, finché piace a entrambi (CV-TRD-12). Di' Fatto.
lesson-first-government = La Produzione ti ha dato 28 monete: 16 dai villaggi, 9 per vino, gemme e cavalli, 3 di tasse. ABAKUS mostra ogni voce di ogni giocatore. Questa volta la risorsa critica erano le spezie; chi ha la risorsa critica guadagna 15 monete in più (CV-PRD-4). Ora i governi: un cambio costa un turno di anarchia (CV-GOV-2), e per ora non c'è nulla di meglio del tuo Dispotismo. Conservalo.
lesson-first-plague = Turno 2. Chi era ultimo ora è primo (CV-ORD-2), quindi oggi sei terzo. Pesca una carta.
lesson-first-again = Nega le piaghe: un bonus, per quando servirà. Porta il segno di un'altra carta (CV-STR-3): pesca ancora.
lesson-first-masonry = Tre risorse uguali danno 20 monete, e come monopolio altre 20 ogni turno (CV-PRD-7): uno scopo per dopo. Ora hai 43 monete. Acquista Massoneria per 15: con essa viene una meraviglia, 2 punti (CV-END-3).
lesson-first-gardens = I Giardini pensili sono tuoi e portano due esploratori. Piazzali entrambi in Sudan.
lesson-first-bought = Tieni il resto per un altro villaggio. Di' Fatto. Nella fase 5 si muoverebbero i barbari, ma ancora non ce ne sono (CV-BAR-3).
lesson-first-scout = Il Blu e il Verde restano a casa. Prendi un esploratore in Sudan.
lesson-first-river = A sud-ovest, nel Congo.
lesson-first-camp = Fermati qui.
lesson-first-secret = E guarda.
lesson-first-spices = Le spezie nelle prime ere danno 3 monete da sole (CV-RES-6), e per te sono un quarto tipo. Fonda un villaggio, con 20 delle tue 28 monete.
lesson-first-army = Questo villaggio è infelice: niente vino, niente gemme, nessuna miglioria (CV-IMP-1). Dall'era Medievale gli insediamenti infelici possono rivoltarsi, e le armate li tengono tranquilli (CV-REV-2). Prendi uno spadaccino in Sudan.
lesson-first-march = Portalo nel Congo. Più tardi, quando avrai un Tempio o una Ziggurat per il Congo, il Dispotismo vorrà anche questa guarnigione (CV-GOV-16).
lesson-first-rest = Per questo turno è tutto. Di' Fatto.
lesson-first-decline = Il Blu offre 20 monete per Alfabeto/Scrittura. Alla fine vale 4 punti, e le monete nessuno: rifiuta. L'altro scambio continua da sé.
lesson-first-agreed = Di' Fatto.
lesson-first-despotism = La risorsa critica sono le gemme: 51 monete! Ma il Dispotismo non ne permette più di 50 a turno (CV-GOV-9); è il momento di pensare a una Monarchia, che richiede Equitazione e Misticismo (CV-GOV-10). Per ora conserva il governo.
lesson-first-end = Turno 3, e sei primo. Hai 58 monete, quattro insediamenti e 13 punti. La partita finisce qualche tempo dopo l'acquisto della prima tecnologia Medievale (CV-END-9): sii rapido con insediamenti e tecnologie. Due carte sono una mano piena: tienile. Da qui la partita è tua! Ciò che ti è precluso dice perché, e le regole sono a un clic.

## Capitoli delle regole

chapter-gen = Definizioni
chapter-tok = Gettoni di esplorazione
chapter-res = Risorse
chapter-var = Varianti
chapter-end = Fine della partita
chapter-tim = L'orologio
chapter-set = Preparazione
chapter-ord = Ordine di gioco
chapter-seq = Il turno
chapter-evt = Eventi
chapter-str = Carte strategia
chapter-pur = Acquisti e premi al merito
chapter-tec = Tecnologie
chapter-won = Meraviglie
chapter-imp = Migliorie
chapter-uni = Unità
chapter-gro = Crescita
chapter-cpt = La capitale
chapter-bar = Barbari
chapter-mov = Movimento
chapter-fnd = Fondazione
chapter-roa = Strade e ferrovie
chapter-oil = Petrolio
chapter-nuc = Armi nucleari
chapter-psp = Prospezione e terraforming
chapter-mig = Migrazione
chapter-dip = Diplomazia
chapter-bat = Battaglie
chapter-dic = Dadi e modificatori
chapter-lnd = Sbarchi
chapter-ret = Ritirata
chapter-cpl = Perdita della capitale
chapter-war = Coinvolgimento nella guerra
chapter-me = Esperienza militare
chapter-rev = Rivolte
chapter-trd = Commercio
chapter-cul = Cultura
chapter-prd = Produzione
chapter-gvc = Cambio di governo
chapter-hsk = Riordino
chapter-era = Cambio d'era
chapter-civ = Civiltà
chapter-gov = Governi
chapter-esp = Spionaggio
chapter-spc = Situazioni particolari

## Perché la partita è finita

ended-era-end = È stata raggiunta l'ultima era di questa partita.
ended-conquest = { $seat } ha conquistato il mondo.
ended-diplomatic = { $seat } ha convocato le Nazioni Unite.
ended-military = { $seat } ha concluso la partita con il Programma Apollo.
ended-technological = { $seat } ha lanciato la Nave Colonia.
ended-last-left = È rimasto soltanto { $seat }.
ended-turns = È finito l'ultimo turno concordato.
