# Civilization CHR in English.

## Spaces: `.one` says where, `.many` stands at the beginning of a sentence

space-alaska = Alaska
    .one = in Alaska
    .many = Alaska
space-yukon = Yukon
    .one = in the Yukon
    .many = The Yukon
space-hudson = Hudson
    .one = in Hudson
    .many = Hudson
space-labrador = Labrador
    .one = in Labrador
    .many = Labrador
space-dakota = Dakota
    .one = in Dakota
    .many = Dakota
space-appalachia = Appalachia
    .one = in Appalachia
    .many = Appalachia
space-mississippi = Mississippi
    .one = on the Mississippi
    .many = The Mississippi
space-california = California
    .one = in California
    .many = California
space-aztlan = Aztlan
    .one = in Aztlan
    .many = Aztlan
space-antilles = Antilles
    .one = in the Antilles
    .many = The Antilles
space-orinoco = Orinoco
    .one = on the Orinoco
    .many = The Orinoco
space-guyana = Guyana
    .one = in Guyana
    .many = Guyana
space-amazonia = Amazonia
    .one = in Amazonia
    .many = Amazonia
space-andes = Andes
    .one = in the Andes
    .many = The Andes
space-bahia = Bahia
    .one = in Bahia
    .many = Bahia
space-gran_chaco = Gran Chaco
    .one = in the Gran Chaco
    .many = The Gran Chaco
space-atacama = Atacama
    .one = in the Atacama
    .many = The Atacama
space-pampas = Pampas
    .one = in the Pampas
    .many = The Pampas
space-patagonia = Patagonia
    .one = in Patagonia
    .many = Patagonia
space-greenland = Greenland
    .one = in Greenland
    .many = Greenland
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
space-steppes = Steppes
    .one = in the Steppes
    .many = The Steppes
space-caucasus = Caucasus
    .one = in the Caucasus
    .many = The Caucasus
space-atlas = Atlas
    .one = in the Atlas
    .many = The Atlas
space-sahara = Sahara
    .one = in the Sahara
    .many = The Sahara
space-nile = Nile
    .one = on the Nile
    .many = The Nile
space-niger = Niger
    .one = on the Niger
    .many = The Niger
space-sudan = Sudan
    .one = in Sudan
    .many = Sudan
space-somalia = Somalia
    .one = in Somalia
    .many = Somalia
space-congo = Congo
    .one = in the Congo
    .many = The Congo
space-tanganika = Tanganika
    .one = in Tanganika
    .many = Tanganika
space-kalahari = Kalahari
    .one = in the Kalahari
    .many = The Kalahari
space-madagascar = Madagascar
    .one = on Madagascar
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
    .one = in the Tien Shan
    .many = The Tien Shan
space-himalaya = Himalaya
    .one = in the Himalaya
    .many = The Himalaya
space-gobi = Gobi
    .one = in the Gobi
    .many = The Gobi
space-yangtze = Yangtze
    .one = on the Yangtze
    .many = The Yangtze
space-nippon = Nippon
    .one = in Nippon
    .many = Nippon
space-manchuria = Manchuria
    .one = in Manchuria
    .many = Manchuria
space-siberia = Siberia
    .one = in Siberia
    .many = Siberia
space-yakutia = Yakutia
    .one = in Yakutia
    .many = Yakutia
space-yukgir = Yukgir
    .one = in Yukgir
    .many = Yukgir
space-indus = Indus
    .one = on the Indus
    .many = The Indus
space-mekong = Mekong
    .one = on the Mekong
    .many = The Mekong
space-java = Java
    .one = on Java
    .many = Java
space-panay = Panay
    .one = on Panay
    .many = Panay
space-tanami = Tanami
    .one = in the Tanami
    .many = The Tanami
space-queensland = Queensland
    .one = in Queensland
    .many = Queensland
space-tasmania = Tasmania
    .one = in Tasmania
    .many = Tasmania
space-beaufort_sea = Beaufort Sea
    .one = in the Beaufort Sea
    .many = The Beaufort Sea
space-hudson_bay = Hudson Bay
    .one = in Hudson Bay
    .many = Hudson Bay
space-labrador_sea = Labrador Sea
    .one = in the Labrador Sea
    .many = The Labrador Sea
space-gulf_of_alaska = Gulf of Alaska
    .one = in the Gulf of Alaska
    .many = The Gulf of Alaska
space-mexican_pacific = Mexican Pacific
    .one = in the Mexican Pacific
    .many = The Mexican Pacific
space-sargasso_sea = Sargasso Sea
    .one = in the Sargasso Sea
    .many = The Sargasso Sea
space-caribbean_sea = Caribbean Sea
    .one = in the Caribbean Sea
    .many = The Caribbean Sea
space-peru_basin = Peru Basin
    .one = in the Peru Basin
    .many = The Peru Basin
space-drake_passage = Drake Passage
    .one = in the Drake Passage
    .many = The Drake Passage
space-argentine_sea = Argentine Sea
    .one = in the Argentine Sea
    .many = The Argentine Sea
space-equatorial_atlantic = Equatorial Atlantic
    .one = in the Equatorial Atlantic
    .many = The Equatorial Atlantic
space-north_atlantic = North Atlantic
    .one = in the North Atlantic
    .many = The North Atlantic
space-canary_sea = Canary Sea
    .one = in the Canary Sea
    .many = The Canary Sea
space-norwegian_sea = Norwegian Sea
    .one = in the Norwegian Sea
    .many = The Norwegian Sea
space-baltic_sea = Baltic Sea
    .one = in the Baltic Sea
    .many = The Baltic Sea
space-western_mediterranean = Western Mediterranean
    .one = in the Western Mediterranean
    .many = The Western Mediterranean
space-eastern_mediterranean = Eastern Mediterranean
    .one = in the Eastern Mediterranean
    .many = The Eastern Mediterranean
space-black_sea = Black Sea
    .one = in the Black Sea
    .many = The Black Sea
space-barents_sea = Barents Sea
    .one = in the Barents Sea
    .many = The Barents Sea
space-laptev_sea = Laptev Sea
    .one = in the Laptev Sea
    .many = The Laptev Sea
space-gulf_of_guinea = Gulf of Guinea
    .one = in the Gulf of Guinea
    .many = The Gulf of Guinea
space-cape_basin = Cape Basin
    .one = in the Cape Basin
    .many = The Cape Basin
space-mozambique_channel = Mozambique Channel
    .one = in the Mozambique Channel
    .many = The Mozambique Channel
space-red_sea = Red Sea
    .one = in the Red Sea
    .many = The Red Sea
space-arabian_sea = Arabian Sea
    .one = in the Arabian Sea
    .many = The Arabian Sea
space-indian_ocean = Indian Ocean
    .one = in the Indian Ocean
    .many = The Indian Ocean
space-bay_of_bengal = Bay of Bengal
    .one = in the Bay of Bengal
    .many = The Bay of Bengal
space-timor_sea = Timor Sea
    .one = in the Timor Sea
    .many = The Timor Sea
space-south_china_sea = South China Sea
    .one = in the South China Sea
    .many = The South China Sea
space-sea_of_japan = Sea of Japan
    .one = in the Sea of Japan
    .many = The Sea of Japan
space-philippine_sea = Philippine Sea
    .one = in the Philippine Sea
    .many = The Philippine Sea
space-okhotsk_sea = Sea of Okhotsk
    .one = in the Sea of Okhotsk
    .many = The Sea of Okhotsk
space-bering_sea = Bering Sea
    .one = in the Bering Sea
    .many = The Bering Sea
space-coral_sea = Coral Sea
    .one = in the Coral Sea
    .many = The Coral Sea
space-southern_ocean = Southern Ocean
    .one = in the Southern Ocean
    .many = The Southern Ocean
space-tasman_sea = Tasman Sea
    .one = in the Tasman Sea
    .many = The Tasman Sea
space-central_pacific = Central Pacific
    .one = in the Central Pacific
    .many = The Central Pacific

## Continents, regions, climate bands

continent-north_america = North America
    .one = in North America
continent-south_america = South America
    .one = in South America
continent-europe = Europe
    .one = in Europe
continent-africa = Africa
    .one = in Africa
continent-asia = Asia
    .one = in Asia
continent-oceania = Oceania
    .one = in Oceania
region-australia = Australia
    .one = in Australia
region-middle_east = Middle East
    .one = in the Middle East
region-far_east = Far East
    .one = in the Far East
region-british_isles = British Isles
    .one = in the British Isles
region-spice_islands = Spice Islands
    .one = in the Spice Islands
band-arctic = arctic band
band-tropical = tropical band
band-antarctic = antarctic band

## Eras, sizes of settlements, classes of units

era-ancient = Ancient era
    .short = Ancient
era-medieval = Medieval era
    .short = Medieval
era-industrial = Industrial era
    .short = Industrial
era-modern = Modern era
    .short = Modern
size-village = village
    .one = a village
    .many = villages
size-town = town
    .one = a town
    .many = towns
size-city = city
    .one = a city
    .many = cities
size-metropolis = metropolis
    .one = a metropolis
    .many = metropolises
class-infantry = infantry
    .one = an infantry unit
    .many = infantry units
class-cavalry = cavalry
    .one = a cavalry unit
    .many = cavalry units
class-artillery = artillery
    .one = an artillery unit
    .many = artillery units
class-ship = ship
    .one = a ship
    .many = ships
class-aircraft = aircraft
    .one = an aircraft
    .many = aircraft
class-explorer = explorer
    .one = an explorer
    .many = explorers

## Resources and exploration tokens

resource-horses = horses
    .short = hor
resource-iron = iron
    .short = iro
resource-oil = oil
    .short = oil
resource-spices = spices
    .short = spi
resource-coal = coal
    .short = coa
resource-rare_metals = rare metals
    .short = met
resource-wine = wine
    .short = win
resource-gems = gems
    .short = gem
token-horses = horses
    .text = Ancient and Medieval era: in this settlement you may buy one cavalry unit a turn, of any level, for 5 coins less.
token-iron = iron
    .text = In this settlement you may buy two units a turn among cannons, howitzers, tanks, ships and aircraft, each for 5 coins less.
token-oil = oil
    .text = Five movement points of your Modern units cost no fuel each turn.
token-spices = spices
    .text = Ancient and Medieval era: 3 coins more in Production (6 for a Scientific civilization).
token-coal = coal
    .text = From the Industrial era, once Industrialization is discovered: 5 coins more in Production (10 for an Industrial civilization).
token-rare_metals = rare metals
    .text = Modern era, once Fission is discovered: you may build one nuclear weapon a turn, stored where the metals are.
token-wine = wine
    .text = This settlement is always happy, without improvement or garrison.
token-gems = gems
    .text = This settlement is always happy, without improvement or garrison.
token-fertile = fertile land
    .text = A settlement founded here is always productive, and finds a resource rolled on the table of critical resources.
token-treasure = treasure
    .text = The finder takes 30, 40, 50 or 60 coins by era.
token-minor_civilization = minor civilization
    .text = The finder rolls 1D8: on 6 or more it joins him with a village and an infantry unit, otherwise barbarians attack.
token-plague = plague
    .text = Kills all units and explorers here and leaves a village of the settlement; from the Medieval era on it spreads by land.
token-free_technology = free technology
    .text = The finder takes the cheapest technology whose prerequisites are met.
token-no_encounter = no encounter
    .text = Nothing happens; the territory is empty.
token-mountain = mountains
    .text = Settlements stay villages; a defender adds 2 to each roll.
token-forest = forest
    .text = Settlements grow to towns at most; a defender adds 1 to each roll.
token-desert = desert
    .text = No settlement can be founded; a defender subtracts 1 from each roll.

## Kinds of units, and their levels

kind-explorer = explorer
    .one = an explorer
    .many = explorers
    .short = Ex
    .text = Looks at tokens, founds villages, builds roads.
kind-ancient_infantry = swordsman
    .one = a swordsman
    .many = swordsmen
    .short = Sw
    .text = Ancient infantry.
kind-ancient_cavalry = horseman
    .one = a horseman
    .many = horsemen
    .short = Ho
    .text = Ancient cavalry.
kind-ancient_artillery = catapult
    .one = a catapult
    .many = catapults
    .short = Ct
    .text = Ancient artillery.
kind-medieval_infantry = man-at-arms
    .one = a man-at-arms
    .many = men-at-arms
    .short = MA
    .text = Medieval infantry.
kind-medieval_cavalry = knight
    .one = a knight
    .many = knights
    .short = Kn
    .text = Medieval cavalry.
kind-medieval_artillery = trebuchet
    .one = a trebuchet
    .many = trebuchets
    .short = Tr
    .text = Medieval artillery.
kind-industrial_infantry = musketeer
    .one = a musketeer
    .many = musketeers
    .short = Mu
    .text = Industrial infantry.
kind-industrial_cavalry = dragoon
    .one = a dragoon
    .many = dragoons
    .short = Dr
    .text = Industrial cavalry.
kind-industrial_artillery = cannon
    .one = a cannon
    .many = cannons
    .short = Ca
    .text = Industrial artillery.
kind-modern_infantry = machine gunner
    .one = a machine gunner
    .many = machine gunners
    .short = MG
    .text = Modern infantry.
kind-modern_cavalry = tank
    .one = a tank
    .many = tanks
    .short = Ta
    .text = Modern cavalry.
kind-modern_artillery = howitzer
    .one = a howitzer
    .many = howitzers
    .short = Hw
    .text = Modern artillery.
kind-ancient_ship = galley
    .one = a galley
    .many = galleys
    .short = Ga
    .text = Ancient ship.
kind-medieval_ship = caravel
    .one = a caravel
    .many = caravels
    .short = Cr
    .text = Medieval ship.
kind-industrial_ship = frigate
    .one = a frigate
    .many = frigates
    .short = Fr
    .text = Industrial ship.
kind-modern_ship = battleship
    .one = a battleship
    .many = battleships
    .short = Ba
    .text = Modern ship.
kind-carrier = carrier
    .one = a carrier
    .many = carriers
    .short = Cc
    .text = Modern ship for two aircraft.
kind-aircraft = fighter
    .one = a fighter
    .many = fighters
    .short = Fi
    .text = Modern aircraft.
level-spearman = Spearman
level-swordsman = Swordsman
level-chariot = Chariot
level-horseman = Horseman
level-catapult = Catapult
level-galley = Galley
level-man_at_arms = Man-at-arms
level-knight = Knight
level-trebuchet = Trebuchet
level-caravel = Caravel
level-galleon = Galleon
level-musketman = Musketman
level-rifleman = Rifleman
level-dragoon = Dragoon
level-cannon = Cannon
level-artillery = Artillery
level-frigate = Frigate
level-ironclad = Ironclad
level-machine_gunner = Machine gunner
level-mechanized_infantry = Mechanized infantry
level-tank = Tank
level-modern_armor = Modern armour
level-rocket_artillery = Rocket artillery
level-cruise_missiles = Cruise missiles
level-battleship = Battleship
level-carrier = Carrier
level-biplane = Biplane
level-monoplane = Monoplane
level-jet = Jet
level-stealth_aircraft = Stealth aircraft

## Technologies

technology-masonry = Masonry
    .text = Wonder: Hanging Gardens.
technology-alphabet_writing = Alphabet/Writing
    .text = Seminal discovery: 4 victory points.
technology-pottery = Pottery/Specialization
    .text = Improvement: Granary. Its buyer receives the improvement.
technology-the_wheel = The Wheel
    .text = Chariot: Ancient cavalry with 1D6. Roads may be built. Its buyer receives a horseman.
technology-bronze_working = Bronze Working
    .text = Spearman: Ancient infantry with 1D6. Wonder: Colossus.
technology-ceremonial_burial = Ceremonial Burial
    .text = Improvement: Ziggurat. Wonder: Pyramids.
technology-horseback_riding = Horseback Riding
    .text = Horseman: Ancient cavalry with 1D6+1. With Mysticism it opens Monarchy. Its buyer receives a horseman.
technology-code_of_laws = Code of Laws
    .text = Improvement: Courthouse. Its buyer receives the improvement.
technology-mathematics = Mathematics
    .text = Catapult: Ancient artillery with 1D6+1. Its buyer receives a catapult.
technology-iron_working = Iron Working
    .text = Swordsman: Ancient infantry with 1D6+1. Its buyer receives a swordsman.
technology-philosophy_literature = Philosophy/Literature
    .text = Improvement: Library. Wonder: Great Library.
technology-mysticism = Mysticism
    .text = Improvement: Temple. Wonder: Oracle. With Horseback Riding it opens Monarchy.
technology-trade_mapmaking = Trade/Mapmaking
    .text = Galley: Ancient ship with 1D6. Wonder: Great Lighthouse. Trade reaches across 1 territory or 1 sea zone.
technology-currency = Currency
    .text = Improvement: Marketplace. Its buyer receives the improvement.
technology-construction = Construction
    .text = Improvements: Aqueduct, Colosseum. Wonder: Great Wall. Settlements may become towns.
technology-banking = Banking
    .text = Improvement: Bank. Its buyer receives the improvement.
technology-education = Education
    .text = Improvement: University. Wonder: Leonardo's Workshop.
technology-engineering = Engineering
    .text = Trebuchet: Medieval artillery with 2D6. Territories may be prospected. Its buyer receives a trebuchet.
technology-theology = Theology
    .text = Improvement: Cathedral. Wonders: J.S. Bach's Cathedral, Sistine Chapel. With the Temple it opens Fundamentalism.
technology-feudalism = Feudalism
    .text = Man-at-arms: Medieval infantry with 2D6. Improvement: Castle. Wonder: Sun Tzu's Art of War.
technology-astronomy = Astronomy
    .text = Caravel: Medieval ship with 2D6. Wonder: Copernicus' Observatory. Trade reaches across 2 territories or 2 sea zones.
technology-printing_press = Printing Press
    .text = Seminal discovery: 4 victory points.
technology-chivalry = Chivalry
    .text = Knight: Medieval cavalry with 2D6. Its buyer receives a knight.
technology-navigation = Navigation
    .text = Galleon: Medieval ship with 2D6+2. Trade reaches across 3 territories or 3 sea zones. Its buyer receives a caravel.
technology-chemistry = Chemistry
    .text = Settlements may become cities. One settlement of its buyer grows by one size.
technology-nationalism = Nationalism
    .text = Improvement: Capitol. Wonder: Shakespeare's Theatre. With the Legislature it opens Democracy.
technology-physics = Physics
    .text = Wonder: Newton's University.
technology-economics = Economics
    .text = Improvement: Stock Market. Wonder: Smith's Trading Company.
technology-gunpowder_weapons = Gunpowder Weapons
    .text = Musketman: Industrial infantry with 3D6. Industrial and Modern ships may bombard coasts; Fundamentalists may turn to terrorism. Its buyer receives a musketeer.
technology-cavalry = Cavalry
    .text = Dragoon: Industrial cavalry with 3D6. Its buyer receives a dragoon.
technology-legislative_government = Legislative Government
    .text = Improvement: Legislature. With Industrialization and the Capitol it opens Communism. Its buyer receives the improvement.
technology-metallurgy = Metallurgy
    .text = Cannon: Industrial artillery with 3D6+1. Frigate: Industrial ship with 3D6. Wonder: Magellan's Voyage.
technology-medicine = Medicine
    .text = Improvement: Hospital. Settlements may become metropolises. Its buyer receives the improvement.
technology-steam_power = Steam Power
    .text = Ironclad: Industrial ship with 3D6+2. Rifleman: Industrial infantry with 3D6+2. Improvement: Railroad. Wonder: Transcontinental Railroad. Trade reaches across 4 territories or 3 sea zones. Roads may become railways. Seminal discovery: 4 victory points.
technology-industrialization = Industrialization
    .text = Artillery: Industrial artillery with 3D6+3. Improvement: Factory. Coal brings coins. It opens Fascism and, with Legislative Government and the Capitol, Communism. Its buyer receives the improvement.
technology-scientific_method = Scientific Method
    .text = Improvement: Research Lab. Wonder: Edison's Lab.
technology-electricity = Electricity
    .text = Machine gunner: Modern infantry with 4D6. Its owner moves Modern units 5 points more a turn without paying fuel. Its buyer receives a machine gunner.
technology-combustion = Combustion
    .text = Battleship: Modern ship with 4D6+1. Improvement: Highway System. Its buyer receives a battleship.
technology-flight = Flight
    .text = Biplane: aircraft add 1D6. Trade reaches everywhere. A railway with a settlement is also an airport and, on the coast, a modern port. Its buyer receives a fighter.
technology-fission = Fission
    .text = Improvement: Nuclear Power Plant. Wonder: Manhattan Project. Nuclear weapons may be built, and terrain may be removed by terraforming. Spies may defuse nuclear weapons.
technology-electronics = Electronics
    .text = Wonder: Hoover Dam.
technology-mass_production = Mass Production
    .text = Tank: Modern cavalry with 4D6. Improvement: Manufacturing Plant. Wonder: Universal Suffrage.
technology-plastics = Plastics
    .text = Improvement: Shopping Mall. Its buyer receives the improvement.
technology-robotics = Robotics
    .text = Mechanized infantry: Modern infantry with 4D6+2. Its buyer receives a machine gunner.
technology-radio_television = Radio/Television
    .text = Improvement: Television Station. Wonder: United Nations. Spies may attempt Political Control.
technology-computers = Computers
    .text = Improvement: Internet. Spies may steal technologies. Seminal discovery: 4 victory points.
technology-advanced_flight = Advanced Flight
    .text = Carrier: ships for two aircraft, 4D6. Monoplane: aircraft add 2D6. Improvement: Airport. Its buyer receives a fighter.
technology-genetics = Genetics
    .text = Improvement: Healthcare Complex. Wonder: Cure for Cancer/Longevity. Spies may spread a plague.
technology-rocketry = Rocketry
    .text = Rocket artillery: Modern artillery with 4D6+2. Jet: aircraft add 3D6. Nuclear weapons may be launched as missiles. Its buyer receives a howitzer.
technology-space_flight = Space Flight
    .text = Cruise missiles: Modern artillery with 4D6+4. Wonder: Apollo Program.
technology-miniaturization = Miniaturization
    .text = Modern armour: Modern cavalry with 4D6+3. Its buyer receives a tank.
technology-super_conductor = Super Conductor
    .text = Stealth aircraft: aircraft add 4D6. Its buyer receives a fighter.
technology-fusion = Fusion
    .text = Improvement: Fusion Reactor. Any player may buy the Colony Ship for 200 coins.

## Wonders

wonder-hanging_gardens = Hanging Gardens
    .text = You receive 2 explorers.
wonder-colossus = Colossus
    .text = 5 coins more in Production during the Ancient era.
wonder-great_lighthouse = Great Lighthouse
    .text = 5 coins more in Production during the Ancient era.
wonder-great_library = Great Library
    .text = Ancient technologies cost you 5 coins less during that era.
wonder-oracle = Oracle
    .text = In every clash you see the opponent's unit before choosing yours, during the Ancient era.
wonder-great_wall = Great Wall
    .text = Your settlements defend with a bonus higher by 1 during the Ancient era.
wonder-pyramids = Pyramids
    .text = You receive 2 horsemen.
wonder-sun_tzu = Sun Tzu's Art of War
    .text = You receive 2 men-at-arms.
wonder-copernicus_observatory = Copernicus' Observatory
    .text = You receive a caravel.
wonder-leonardos_workshop = Leonardo's Workshop
    .text = Medieval technologies cost you 10 coins less during that era.
wonder-bachs_cathedral = J.S. Bach's Cathedral
    .text = Makes one settlement happy during the Medieval era.
wonder-sistine_chapel = Sistine Chapel
    .text = Makes one settlement happy during the Medieval era.
wonder-magellans_voyage = Magellan's Voyage
    .text = Once in each Trade phase of the Industrial era you may force a player with whom you can trade to exchange one resource for one of yours; not a Commercial civilization.
wonder-newtons_university = Newton's University
    .text = Industrial technologies cost you 15 coins less during that era.
wonder-smiths_trading_company = Smith's Trading Company
    .text = 10 coins more in Production during the Industrial era.
wonder-shakespeares_theatre = Shakespeare's Theatre
    .text = Makes one settlement happy during the Industrial era.
wonder-transcontinental_railroad = Transcontinental Railroad
    .text = Makes one settlement productive during the Industrial era.
wonder-edisons_lab = Edison's Lab
    .text = Modern technologies cost you 20 coins less during that era.
wonder-hoover_dam = Hoover Dam
    .text = Makes one settlement productive during the Modern era.
wonder-cure_for_cancer = Cure for Cancer/Longevity
    .text = Makes two settlements happy during the Modern era.
wonder-universal_suffrage = Universal Suffrage
    .text = Makes one settlement happy during the Modern era.
wonder-manhattan_project = Manhattan Project
    .text = You receive a nuclear weapon.
wonder-united_nations = United Nations
    .text = You may declare the end of a long game, for 5 victory points.
wonder-apollo_program = Apollo Program
    .text = You may declare the end of a long game; every military unit is worth a victory point then.
wonder-alpha_centauri_colony_ship = Alpha Centauri Colony Ship
    .text = Any player may buy it for 200 coins. It ends a long game; every technology is worth a victory point then.

## Improvements

improvement-granary = Granary
    .text = Makes one settlement productive.
improvement-library = Library
    .text = Makes one settlement productive.
improvement-aqueduct = Aqueduct
    .text = Makes one settlement productive.
improvement-marketplace = Marketplace
    .text = Makes one settlement productive.
improvement-ziggurat = Ziggurat
    .text = Makes one settlement happy.
improvement-courthouse = Courthouse
    .text = Makes one settlement happy.
improvement-temple = Temple
    .text = Makes one settlement happy. Fundamentalism needs it.
improvement-colosseum = Colosseum
    .text = Makes one settlement happy.
improvement-bank = Bank
    .text = Makes one settlement productive. Republic needs it.
improvement-university = University
    .text = Makes one settlement productive.
improvement-castle = Castle
    .text = Makes one settlement happy.
improvement-cathedral = Cathedral
    .text = Makes two settlements happy.
improvement-stock_market = Stock Market
    .text = Makes one settlement productive.
improvement-factory = Factory
    .text = Makes one settlement productive.
improvement-railroad = Railroad
    .text = Makes one settlement productive.
improvement-capitol = Capitol
    .text = Makes one settlement happy. Communism needs it.
improvement-legislature = Legislature
    .text = Makes one settlement happy. Democracy needs it.
improvement-hospital = Hospital
    .text = Makes one settlement happy.
improvement-highway_system = Highway System
    .text = Makes one settlement productive.
improvement-manufacturing_plant = Manufacturing Plant
    .text = Makes one settlement productive.
improvement-research_lab = Research Lab
    .text = Makes one settlement productive.
improvement-airport = Airport
    .text = Makes one settlement productive.
improvement-nuclear_plant = Nuclear Power Plant
    .text = Makes one settlement productive.
improvement-internet = Internet
    .text = Makes one settlement productive.
improvement-fusion_reactor = Fusion Reactor
    .text = Makes two settlements productive.
improvement-shopping_mall = Shopping Mall
    .text = Makes one settlement happy.
improvement-television_station = Television Station
    .text = Makes two settlements happy.
improvement-healthcare_complex = Healthcare Complex
    .text = Makes one settlement happy.

## Governments

government-anarchy = Anarchy
    .text = Between two governments: peace with all, income from settlements only, no technologies; only improvements and spies may be bought, units only defend, explorers only explore. Culture -2.
government-despotism = Despotism
    .text = At most 50 coins a turn; tax of 1 coin for each happy settlement; Garrison. Culture -1, revolts +1.
government-monarchy = Monarchy
    .text = Needs Horseback Riding and Mysticism. At most 10 coins a turn for each settlement; tax of 1 coin for each unhappy and 2 for each happy one; support of 1 coin a unit; one free happy settlement; Garrison and Sack. Culture 0, revolts 0.
government-republic = Republic
    .text = Needs the Bank, and not more unhappy than happy settlements. No maximum; 1 coin for each size point; unique resources bring 4; tax of 2 coins for each unhappy and 3 for each happy settlement; support of 1 coin a unit; War Involvement, Revolution, Purchase Ban, Senate. Culture 0, revolts -1.
government-democracy = Democracy
    .text = Needs Nationalism and the Legislature, and not more unhappy than happy settlements. No maximum; 2 coins for each size point; unique resources bring 5; tax of 4 coins for each settlement; support of 2 coins a unit; War Involvement, Revolution, Purchase Ban, Senate. Culture +1, revolts -2.
government-fascism = Fascism/Dictatorship
    .text = Needs Industrialization. No maximum; 1 coin for each size point; tax of 2 coins for each settlement; support of 1 coin a unit; one free productive settlement; Garrison and Sack. Culture -1, revolts +1.
government-communism = Communism
    .text = Needs Industrialization, Legislative Government and the Capitol. No maximum; tax of 4 coins for each settlement; military units cost 5 coins less and no support; one free productive settlement; Garrison and Sack. Culture -1, revolts +1.
government-fundamentalism = Fundamentalism/Theocracy
    .text = Needs Theology and the Temple. All settlements are happy and none can be dominated by culture; at most 10 coins a turn for each settlement; tax of 2 coins for each; no support; one technology a turn, at half as much again; Religious Prohibition and Fanaticism. Culture -1, revolts 0.

## Types of civilization

civilization-scientific = Scientific
    .text = Technologies cost 5, 10, 15 or 15 coins less by era; prospecting costs 5, terraforming 30, nuclear weapons 50. Spices bring 6 coins. +1 in defence for every 5 technologies, +1 in attack for every 8. At one fifth: Mathematics, Engineering, Physics, Scientific Method.
civilization-religious = Religious
    .text = Improvements of happiness cost 5, 5, 10 or 10 coins less by era. +1 culture for each era. Two attempts at cultural dominance a turn, against different players. One free happy settlement. At one fifth: Mysticism, Theology, Nationalism.
civilization-commercial = Commercial
    .text = 7, 12, 17 or 22 coins more a turn by era; the critical resource brings 5 coins more. Magellan's Voyage has no power over you. At one fifth: Currency, Banking, Economics.
civilization-navigators = Navigators
    .text = Ships cost half, move 1 point more, fight with +1, carry 1 unit more and are upgraded anywhere. Roads cost 1 coin less, railways 4. At one fifth: Trade/Mapmaking, Astronomy, Metallurgy.
civilization-industrial = Industrial
    .text = Improvements of productivity and prospecting cost 5 coins less, terraforming 15, nuclear weapons 20, spies 10. 2, 5, 8 or 11 coins more a turn by era; coal brings 10 coins. One unit more may be placed in each settlement. One free productive settlement. At one fifth: Construction, Engineering, Industrialization.
civilization-military = Military
    .text = Military units cost about 15% less, upgrades 40%, nuclear weapons 10 coins less. Neither war involvement nor support is paid. -1 culture for each era. At one fifth: Iron Working, Feudalism, Gunpowder Weapons.
civilization-expansionist = Expansionist
    .text = Explorers and spies cost 5 coins less, roads 2, railways 5, founding 10, moving the capital 5 for each era. Plagues do not touch you; +1 on the roll for minor civilizations. Explorers need not stop; settlements may grow two sizes a turn; each road with units of yours brings 1 coin, each railway 2. One explorer more at the start. At one fifth: Trade/Mapmaking, Navigation, Nationalism.

## Missions of spies

mission-ambush = Ambush
    .text = Where enemy military units stand: until the end of the turn +1 on all your dice in combats there.
mission-sabotage_improvement = Sabotage of an improvement
    .text = One improvement of the settlement, of your choice, is destroyed; a free or required one is only taken away from it.
mission-sabotage_roads = Sabotage of roads
    .text = A railway becomes a road, or a road disappears.
mission-sabotage_unit = Elimination of a unit
    .text = One enemy military unit there is eliminated, of its owner's choice.
mission-sink_ship = Sinking
    .text = Aboard an enemy ship: it sinks with its cargo, and the spy returns to your capital.
mission-steal_coins = Theft from the treasury
    .text = In an enemy capital: take 1D6 times 5 coins from its owner.
mission-steal_card = Theft of a card
    .text = In an enemy capital: take a random strategy card from its owner's hand.
mission-steal_technology = Theft of a technology
    .text = In an enemy capital, once Computers is discovered: take its owner's cheapest technology, seminal ones excepted.
mission-incite_revolt = Uprising
    .text = An unhappy settlement suffers a revolt.
mission-propaganda = Propaganda
    .text = A happy settlement, neither a capital nor one with wine or gems, is unhappy until the end of the turn.
mission-plague = Contamination
    .text = Once Genetics is discovered: a plague in the settlement's territory only.
mission-sabotage_nuke = Defusing
    .text = Once Fission is discovered: one nuclear weapon there is removed.
mission-free_prisoner = Liberation
    .text = In the capital of a player who holds a spy of yours: it returns to your capital.
mission-political_control = Political Control
    .text = In an enemy capital, once Radio/Television is discovered: choose another civilization; the two are now at war, or at peace.
mission-counter_espionage = Counter-espionage
    .text = An enemy spy in the same place is discovered, and you choose its treatment.
mission-reconnaissance = Reconnaissance
    .text = Look at a face-down token, or in an enemy capital at its owner's hand.
mission-black_market = Black market
    .text = In an enemy settlement with a resource: for this turn it counts as yours among unique and critical resources.
mission-smuggled_oil = Smuggling
    .text = Modern era, in an enemy settlement with oil: 5 movement points more without fuel this turn.
mission-cover_up = Cover-up
    .text = Two alert markers of the place are removed before the mission adds its own.
mission-calm_unrest = Public order
    .text = An unhappy settlement of yours is happy until the end of the turn.

## Events and catastrophes

event-none = No event
    .text = Nothing happens this turn.
event-olympics = Olympic Games
    .text = No war is declared and no battle fought between players this turn; there are no revolts.
event-slaves = Slaves
    .text = Everything except technologies costs 3, 4, 5 or 6 coins less by era this turn, never less than 3.
event-boom = Demographic boom
    .text = Each player rolls 1D6: with at least as many as he has settlements he receives an explorer and 1D4 infantry.
event-holy_year = Holy Year
    .text = No cultural dominance this turn; each player may make one of his settlements happy until the end of the turn.
event-super_production = Super production
    .text = 10, 15, 20 or 25 coins more in Production by era, and 1D20 more for those below the luxury limit; nothing in anarchy.
event-military_fanaticism = Military fanaticism
    .text = Whoever earns experience in a battle this turn earns one point more.
event-famine = Famine/crisis
    .text = 5, 10, 15 or 20 coins less in Production by era; only 1D10 less for those below the luxury limit.
event-barbarians = Barbarians/civil war
    .text = In the Medieval era barbarians appear and attack; later, civil war breaks out where more than 40% of the settlements are unhappy. Barbarian garrisons grow stronger.
event-catastrophe = Catastrophe
    .text = An eruption, an earthquake, a hurricane or extreme climate strikes the world.
catastrophe-eruption = Volcanic eruption
    .text = A volcano reduces the settlement on it, kills units and destroys roads and railways.
catastrophe-earthquake = Earthquake/tsunami
    .text = An epicentre loses sizes, units, roads and railways; the spaces beside it suffer too.
catastrophe-hurricane = Hurricane
    .text = A coast loses sizes, and perhaps units and roads; the seas beside it lose ships.
catastrophe-extreme_climate = Extreme climate
    .text = A whole climate band loses units; neither trade nor movement is possible there this turn.

## Strategy cards: `.one` with the era where several share a name, `.text` the condition and what follows

strategy-sc_001 = Dominate Australia
    .one = Dominate Australia
    .text = Have an army or a settlement in every territory of Australia (Tanami, Queensland, Tasmania): receive two ships.
strategy-sc_002 = Dominate the British Isles
    .one = Dominate the British Isles
    .text = Have an army or a settlement in Britannia: receive 20 coins.
strategy-sc_003 = Dominate the Spice Islands
    .one = Dominate the Spice Islands
    .text = Have an army or a settlement in every territory of the Spice Islands (Java, Panay): one of these territories receives spices.
strategy-sc_004 = Establish a village in the Middle East
    .one = Establish a village in the Middle East
    .text = Build a settlement in the Middle East (Arabia, Caspia, Caucasus): one of these territories receives horses.
strategy-sc_005 = Found the first settlement
    .one = Found the first settlement
    .text = Found a settlement with one of your explorers: receive two infantry units.
strategy-sc_006 = Own four settlements
    .one = Own four settlements
    .text = Own four settlements: receive an explorer.
strategy-sc_007 = Settle Greenland
    .one = Settle Greenland
    .text = Build a settlement in Greenland: receive 25 coins.
strategy-sc_008 = Settlements on two continents
    .one = Settlements on two continents
    .text = Own settlements on two continents: receive 20 coins.
strategy-sc_009 = Discover Currency
    .one = Discover Currency
    .text = Buy or own Currency: receive 15 coins.
strategy-sc_010 = Discover Philosophy
    .one = Discover Philosophy
    .text = Buy or own Philosophy/Literature: receive an improvement of productivity.
strategy-sc_011 = Discover Construction
    .one = Discover Construction
    .text = Buy or own Construction: one of your settlements grows by one size.
strategy-sc_012 = Discover Mysticism
    .one = Discover Mysticism
    .text = Buy or own Mysticism: receive an improvement of happiness.
strategy-sc_013 = Own three technologies
    .one = Own three technologies
    .text = Own three technologies: receive 20 coins.
strategy-sc_014 = Build the first wonder of the era
    .one = Build the first wonder of the era (Ancient)
    .text = Take the first wonder of the current era: receive 20 coins.
strategy-sc_015 = Own the seminal discovery
    .one = Own the seminal discovery (Ancient)
    .text = Own the seminal discovery of the current era: receive 20 coins.
strategy-sc_016 = Buy three infantry
    .one = Buy three infantry
    .text = Buy three infantry units in one Purchase phase: receive an infantry unit.
strategy-sc_017 = Buy two cavalry
    .one = Buy two cavalry
    .text = Buy two cavalry units in one Purchase phase: receive a cavalry unit.
strategy-sc_018 = Buy a ship
    .one = Buy a ship
    .text = Buy a ship: it costs 50% less.
strategy-sc_019 = Buy an improvement
    .one = Buy an improvement
    .text = Buy an improvement: it costs 50% less.
strategy-sc_020 = Three equal resources
    .one = Three equal resources
    .text = Hold three equal resources: receive 20 coins.
strategy-sc_021 = Three different resources
    .one = Three different resources
    .text = Hold three different resources: receive 15 coins.
strategy-sc_022 = Explore two territories
    .one = Explore two territories (Ancient)
    .text = Look at two tokens in one turn: receive 10 coins.
strategy-sc_023 = Find a treasure
    .one = Find a treasure
    .text = Find a treasure with an explorer: receive 15 coins.
strategy-sc_024 = Vineyards
    .one = Vineyards
    .text = Find a territory without encounter with an explorer: the territory receives wine.
strategy-sc_025 = Wild horses
    .one = Wild horses
    .text = Find a territory without encounter with an explorer: the territory receives horses.
strategy-sc_026 = Brigands' lair on an island
    .one = Brigands' lair on an island
    .text = Look at a token on an island with an explorer: receive two infantry units there.
strategy-sc_027 = Friendly islanders
    .one = Friendly islanders
    .text = Look at a token on an island with an explorer: receive a village.
strategy-sc_028 = Win a battle
    .one = Win a battle
    .text = Win a battle: receive an infantry unit.
strategy-sc_029 = Win in defence
    .one = Win in defence
    .text = Win a battle as defender: receive 15 coins.
strategy-sc_030 = Defeat the barbarians
    .one = Defeat the barbarians
    .text = Win a battle against barbarians: receive 20 coins.
strategy-sc_031 = Conquer another capital
    .one = Conquer another capital (Ancient)
    .text = Capture another player's capital: receive four infantry units there.
strategy-sc_032 = Make the first resource trade
    .one = Make the first resource trade (Ancient)
    .text = Exchange a resource in a Trade phase: receive 15 coins.
strategy-sc_033 = Cause plague
    .one = Cause plague
    .text = Another player lets one of your units or explorers pass through his territory: a plague breaks out there.
strategy-sc_034 = Aid to a foreign civilization
    .one = Aid to a foreign civilization (Ancient)
    .text = Support a civilization at peace with you that is attacked: receive an experience point (ME).
strategy-sc_035 = Stay at peace with all civilizations
    .one = Stay at peace with all civilizations (Ancient)
    .text = Be at peace with all civilizations, barbarians included: receive 20 coins in each Production, as long as this holds.
strategy-sc_036 = Create the largest road network
    .one = Create the largest road network (Ancient)
    .text = Have more roads and railways than every other player, in territories with your units or settlements: receive 5 coins times the number of the era in each Production, as long as this holds.
strategy-sc_037 = Sacrifice to the gods
    .one = Sacrifice to the gods
    .text = Sacrifice one or more of your explorers on the board: roll 1D6 and receive 5 coins for each point.
strategy-sc_038 = Establish a mining village in the mountains
    .one = Establish a mining village in the mountains
    .text = Build a village in the mountains: receive 10 coins in each Production, as long as this holds.
strategy-sc_039 = Build up to 3 roads in one turn
    .one = Build up to 3 roads in one turn
    .text = Build three roads in one turn: they are free.
strategy-sc_040 = Avoid conflicts for a turn
    .one = Avoid conflicts for a turn (Ancient)
    .text = Take part in no battle for a whole turn: one of your settlements grows by one size.
strategy-sc_041 = Deny plague
    .one = Deny plague (Ancient)
    .text = When a plague strikes you: it does not touch you. Who draws this card draws another one.
strategy-sc_042 = The retreat succeeds!
    .one = The retreat succeeds! (Ancient)
    .text = When a retreat of yours fails: it succeeds after all. Who draws this card draws another one.
strategy-sc_043 = Dominate Europe's west
    .one = Dominate Europe's west
    .text = Have an army or a settlement both in Britannia and in Gallia: receive two cavalry units.
strategy-sc_044 = Dominate the Middle East
    .one = Dominate the Middle East
    .text = Have an army or a settlement in every territory of the Middle East (Arabia, Caspia, Caucasus): receive 30 coins.
strategy-sc_045 = Dominate the Far East
    .one = Dominate the Far East
    .text = Have an army or a settlement in every territory of the Far East (Yangtze, Manchuria, Nippon): receive three infantry units.
strategy-sc_046 = Own six settlements
    .one = Own six settlements
    .text = Own six settlements: receive an improvement.
strategy-sc_047 = Settlements on three continents
    .one = Settlements on three continents
    .text = Own settlements on three continents: receive 30 coins.
strategy-sc_048 = Own three towns
    .one = Own three towns
    .text = Own three towns or larger settlements: one of your settlements grows by one size.
strategy-sc_049 = Discover Banking
    .one = Discover Banking
    .text = Buy or own Banking: receive 20 coins.
strategy-sc_050 = Discover Feudalism
    .one = Discover Feudalism
    .text = Buy or own Feudalism: receive two infantry units.
strategy-sc_051 = Discover Astronomy
    .one = Discover Astronomy
    .text = Buy or own Astronomy: receive a ship.
strategy-sc_052 = Discover Theology
    .one = Discover Theology
    .text = Buy or own Theology: receive an improvement of happiness.
strategy-sc_053 = Own six technologies
    .one = Own six technologies
    .text = Own six technologies: receive the cheapest technology available.
strategy-sc_054 = Build the first wonder of the era
    .one = Build the first wonder of the era (Medieval)
    .text = Take the first wonder of the current era: receive 30 coins.
strategy-sc_055 = Own the seminal discovery
    .one = Own the seminal discovery (Medieval)
    .text = Own the seminal discovery of the current era: receive 30 coins.
strategy-sc_056 = Buy a troika
    .one = Buy a troika (Medieval)
    .text = Buy infantry, cavalry and artillery in one Purchase phase: receive an infantry unit.
strategy-sc_057 = Buy two ships
    .one = Buy two ships (Medieval)
    .text = Buy two ships in one Purchase phase: they cost 30% less.
strategy-sc_058 = Buy two improvements
    .one = Buy two improvements (Medieval)
    .text = Buy two improvements in one Purchase phase: they cost 50% less.
strategy-sc_059 = Second Marketplace
    .one = Second Marketplace
    .text = Own a Marketplace: receive a second one.
strategy-sc_060 = Four equal resources
    .one = Four equal resources (Medieval)
    .text = Hold four equal resources: receive 40 coins.
strategy-sc_061 = Four different resources
    .one = Four different resources
    .text = Hold four different resources: receive 25 coins.
strategy-sc_062 = Become absolute monopolist of a resource
    .one = Become absolute monopolist of a resource (Medieval)
    .text = Be the only player with some type of resource: every other player pays you 5 coins in each Production, as long as this holds.
strategy-sc_063 = Explore two territories
    .one = Explore two territories (Medieval)
    .text = Look at two tokens in one turn: receive 20 coins.
strategy-sc_064 = Spice route
    .one = Spice route
    .text = Find a territory without encounter with an explorer: the territory receives spices.
strategy-sc_065 = Gem mine
    .one = Gem mine
    .text = Find a territory without encounter with an explorer: the territory receives gems.
strategy-sc_066 = Pirates on an island
    .one = Pirates on an island (Medieval)
    .text = Look at a token on an island with an explorer: receive a ship beside it.
strategy-sc_067 = Win a great battle
    .one = Win a great battle (Medieval)
    .text = Win a great battle: receive 2 experience points (ME).
strategy-sc_068 = Win a naval battle
    .one = Win a naval battle
    .text = Win a naval battle: receive a ship.
strategy-sc_069 = Capture a settlement
    .one = Capture a settlement
    .text = Capture a settlement by force: receive 25 coins.
strategy-sc_070 = Conquer another capital
    .one = Conquer another capital (Medieval)
    .text = Capture another player's capital: receive four infantry units there.
strategy-sc_071 = Traitors
    .one = Traitors (Medieval)
    .text = Win a clash against an enemy unit: it joins you instead of dying.
strategy-sc_072 = Make the first resource trade
    .one = Make the first resource trade (Medieval)
    .text = Exchange a resource in a Trade phase: receive 20 coins.
strategy-sc_073 = Aid to a foreign civilization
    .one = Aid to a foreign civilization (Medieval)
    .text = Support a civilization at peace with you that is attacked: receive an infantry unit.
strategy-sc_074 = Stay at peace with all civilizations
    .one = Stay at peace with all civilizations (Medieval)
    .text = Be at peace with all civilizations, barbarians included: receive 20 coins in each Production, as long as this holds.
strategy-sc_075 = Go to war with all civilizations
    .one = Go to war with all civilizations (Medieval)
    .text = Be at war with all other civilizations: receive three infantry units.
strategy-sc_076 = Culturally dominate a settlement
    .one = Culturally dominate a settlement (Medieval)
    .text = Dominate a settlement by culture: its whole garrison joins you too.
strategy-sc_077 = You are the civilization that earns least
    .one = You are the civilization that earns least (Medieval)
    .text = Have the lowest income of all in Production: receive 25 coins.
strategy-sc_078 = Avoid conflicts for a turn
    .one = Avoid conflicts for a turn (Medieval)
    .text = Take part in no battle for a whole turn: one of your settlements grows by one size.
strategy-sc_079 = Create the largest road network
    .one = Create the largest road network (Medieval)
    .text = Have more roads and railways than every other player, in territories with your units or settlements: receive 5 coins times the number of the era in each Production, as long as this holds.
strategy-sc_080 = Deny plague
    .one = Deny plague (Medieval)
    .text = When a plague strikes you: it does not touch you. Who draws this card draws another one.
strategy-sc_081 = Deny cultural dominance
    .one = Deny cultural dominance (Medieval)
    .text = When a settlement of yours is dominated by culture: you keep it. Who draws this card draws another one.
strategy-sc_082 = Suppress revolution
    .one = Suppress revolution (Medieval)
    .text = When a revolution breaks out against you: it does not happen. Who draws this card draws another one.
strategy-sc_083 = Toll
    .one = Toll (Medieval)
    .text = When a foreign unit passes through your territory: its owner pays you 15 coins. Who draws this card draws another one.
strategy-sc_084 = Dominate South America
    .one = Dominate South America
    .text = Have an army or a settlement in every territory of South America: receive 80 coins.
strategy-sc_085 = Dominate Europe
    .one = Dominate Europe
    .text = Have an army or a settlement in every territory of Europe: receive 80 coins.
strategy-sc_086 = Dominate the Caribbean
    .one = Dominate the Caribbean
    .text = Have an army or a settlement both in the Antilles and on the Orinoco: receive a ship.
strategy-sc_087 = Own eight settlements
    .one = Own eight settlements
    .text = Own eight settlements: receive an improvement.
strategy-sc_088 = Own three cities
    .one = Own three cities
    .text = Own three cities or larger settlements: one of your settlements grows by one size.
strategy-sc_089 = Settlements on four continents
    .one = Settlements on four continents
    .text = Own settlements on four continents: receive 40 coins.
strategy-sc_090 = Discover Steam Power
    .one = Discover Steam Power
    .text = Buy or own Steam Power: receive an improvement of productivity.
strategy-sc_091 = Discover Gunpowder
    .one = Discover Gunpowder
    .text = Buy or own Gunpowder Weapons: receive two infantry units.
strategy-sc_092 = Discover Economics
    .one = Discover Economics
    .text = Buy or own Economics: receive 30 coins.
strategy-sc_093 = Discover Medicine
    .one = Discover Medicine
    .text = Buy or own Medicine: one of your settlements grows by one size.
strategy-sc_094 = Own nine technologies
    .one = Own nine technologies
    .text = Own nine technologies: receive the cheapest technology available.
strategy-sc_095 = Build the first wonder of the era
    .one = Build the first wonder of the era (Industrial)
    .text = Take the first wonder of the current era: receive 40 coins.
strategy-sc_096 = Own the seminal discovery
    .one = Own the seminal discovery (Industrial)
    .text = Own the seminal discovery of the current era: receive 40 coins.
strategy-sc_097 = Buy a troika
    .one = Buy a troika (Industrial)
    .text = Buy infantry, cavalry and artillery in one Purchase phase: receive an artillery unit.
strategy-sc_098 = Buy two ships
    .one = Buy two ships (Industrial)
    .text = Buy two ships in one Purchase phase: they cost 30% less.
strategy-sc_099 = Buy two improvements
    .one = Buy two improvements (Industrial)
    .text = Buy two improvements in one Purchase phase: they cost 50% less.
strategy-sc_100 = Second Factory
    .one = Second Factory
    .text = Own a Factory: receive a second one.
strategy-sc_101 = Four equal resources
    .one = Four equal resources (Industrial)
    .text = Hold four equal resources: receive 50 coins.
strategy-sc_102 = Five different resources
    .one = Five different resources
    .text = Hold five different resources: receive 40 coins.
strategy-sc_103 = Become absolute monopolist of a resource
    .one = Become absolute monopolist of a resource (Industrial)
    .text = Be the only player with some type of resource: every other player pays you 5 coins in each Production, as long as this holds.
strategy-sc_104 = Coal seam
    .one = Coal seam
    .text = Prospect a territory: the territory receives coal.
strategy-sc_105 = Iron vein
    .one = Iron vein
    .text = Find a territory without encounter with an explorer: the territory receives iron.
strategy-sc_106 = Pirates on an island
    .one = Pirates on an island (Industrial)
    .text = Look at a token on an island with an explorer: receive a ship beside it.
strategy-sc_107 = Win a great battle
    .one = Win a great battle (Industrial)
    .text = Win a great battle: receive 2 experience points (ME).
strategy-sc_108 = Win a landing
    .one = Win a landing (Industrial)
    .text = Win a landing: receive two infantry units.
strategy-sc_109 = Capture two settlements in a turn
    .one = Capture two settlements in a turn
    .text = Capture two settlements by force in one turn: receive 50 coins.
strategy-sc_110 = Conquer another capital
    .one = Conquer another capital (Industrial)
    .text = Capture another player's capital: receive four infantry units there.
strategy-sc_111 = Traitors
    .one = Traitors (Industrial)
    .text = Win a clash against an enemy unit: it joins you instead of dying.
strategy-sc_112 = Trade two resources
    .one = Trade two resources
    .text = Exchange two resources in one Trade phase: receive 30 coins.
strategy-sc_113 = Aid to a foreign civilization
    .one = Aid to a foreign civilization (Industrial)
    .text = Support a civilization at peace with you that is attacked: receive 2 experience points (ME).
strategy-sc_114 = Stay at peace with all civilizations
    .one = Stay at peace with all civilizations (Industrial)
    .text = Be at peace with all civilizations, barbarians included: receive 20 coins in each Production, as long as this holds.
strategy-sc_115 = Go to war with all civilizations
    .one = Go to war with all civilizations (Industrial)
    .text = Be at war with all other civilizations: receive four infantry units.
strategy-sc_116 = Culturally dominate a settlement
    .one = Culturally dominate a settlement (Industrial)
    .text = Dominate a settlement by culture: its whole garrison joins you too.
strategy-sc_117 = You are the civilization that earns least
    .one = You are the civilization that earns least (Industrial)
    .text = Have the lowest income of all in Production: receive 35 coins.
strategy-sc_118 = Create the largest road network
    .one = Create the largest road network (Industrial)
    .text = Have more roads and railways than every other player, in territories with your units or settlements: receive 5 coins times the number of the era in each Production, as long as this holds.
strategy-sc_119 = Gambling
    .one = Gambling (Industrial)
    .text = At any time: roll 1D6 for each of your experience points (ME); each 1 wins a merit award, and all points are spent.
strategy-sc_120 = Deny cultural dominance
    .one = Deny cultural dominance (Industrial)
    .text = When a settlement of yours is dominated by culture: you keep it. Who draws this card draws another one.
strategy-sc_121 = Suppress revolution
    .one = Suppress revolution (Industrial)
    .text = When a revolution breaks out against you: it does not happen. Who draws this card draws another one.
strategy-sc_122 = The retreat succeeds!
    .one = The retreat succeeds! (Industrial)
    .text = When a retreat of yours fails: it succeeds after all. Who draws this card draws another one.
strategy-sc_123 = Deny catastrophe
    .one = Deny catastrophe (Industrial)
    .text = When a catastrophe strikes you: it does not touch you. Who draws this card draws another one.
strategy-sc_124 = Toll
    .one = Toll (Industrial)
    .text = When a foreign unit passes through your territory: its owner pays you 20 coins. Who draws this card draws another one.
strategy-sc_125 = Dominate North America
    .one = Dominate North America
    .text = Have an army or a settlement in every territory of North America: receive 100 coins.
strategy-sc_126 = Dominate Africa
    .one = Dominate Africa
    .text = Have an army or a settlement in every territory of Africa: receive 100 coins.
strategy-sc_127 = Own ten settlements
    .one = Own ten settlements
    .text = Own ten settlements: receive an improvement.
strategy-sc_128 = Own three metropolises
    .one = Own three metropolises
    .text = Own three metropolises: receive 50 coins.
strategy-sc_129 = Discover Flight
    .one = Discover Flight
    .text = Buy or own Flight: receive an aircraft.
strategy-sc_130 = Discover Computers
    .one = Discover Computers
    .text = Buy or own Computers: receive 40 coins.
strategy-sc_131 = Discover Genetics
    .one = Discover Genetics
    .text = Buy or own Genetics: receive an improvement of happiness.
strategy-sc_132 = Own twelve technologies
    .one = Own twelve technologies
    .text = Own twelve technologies: receive the cheapest technology available.
strategy-sc_133 = Build the first wonder of the era
    .one = Build the first wonder of the era (Modern)
    .text = Take the first wonder of the current era: receive 50 coins.
strategy-sc_134 = Buy a troika
    .one = Buy a troika (Modern)
    .text = Buy infantry, cavalry and artillery in one Purchase phase: receive a cavalry unit.
strategy-sc_135 = Buy two aircraft
    .one = Buy two aircraft
    .text = Buy two aircraft in one Purchase phase: they cost 30% less.
strategy-sc_136 = Build a nuclear weapon
    .one = Build a nuclear weapon
    .text = Buy a nuclear weapon: it costs 25% less.
strategy-sc_137 = Oil magnate
    .one = Oil magnate
    .text = Hold two oil resources: receive 40 coins.
strategy-sc_138 = Six different resources
    .one = Six different resources
    .text = Hold six different resources: receive 50 coins.
strategy-sc_139 = Become absolute monopolist of a resource
    .one = Become absolute monopolist of a resource (Modern)
    .text = Be the only player with some type of resource: every other player pays you 5 coins in each Production, as long as this holds.
strategy-sc_140 = Oil field
    .one = Oil field
    .text = Prospect a territory: the territory receives oil.
strategy-sc_141 = Rare metals field
    .one = Rare metals field
    .text = Prospect a territory: the territory receives rare metals.
strategy-sc_142 = Win a great battle
    .one = Win a great battle (Modern)
    .text = Win a great battle: receive 3 experience points (ME).
strategy-sc_143 = Win a landing
    .one = Win a landing (Modern)
    .text = Win a landing: receive two infantry units.
strategy-sc_144 = Conquer another capital
    .one = Conquer another capital (Modern)
    .text = Capture another player's capital: receive four infantry units there.
strategy-sc_145 = Traitors
    .one = Traitors (Modern)
    .text = Win a clash against an enemy unit: it joins you instead of dying.
strategy-sc_146 = Trade three resources
    .one = Trade three resources
    .text = Exchange three resources in one Trade phase: receive 40 coins.
strategy-sc_147 = Aid to a foreign civilization
    .one = Aid to a foreign civilization (Modern)
    .text = Support a civilization at peace with you that is attacked: receive 2 experience points (ME).
strategy-sc_148 = Stay at peace with all civilizations
    .one = Stay at peace with all civilizations (Modern)
    .text = Be at peace with all civilizations, barbarians included: receive 20 coins in each Production, as long as this holds.
strategy-sc_149 = Go to war with all civilizations
    .one = Go to war with all civilizations (Modern)
    .text = Be at war with all other civilizations: receive three cavalry units.
strategy-sc_150 = Culturally dominate a settlement
    .one = Culturally dominate a settlement (Modern)
    .text = Dominate a settlement by culture: its whole garrison joins you too.
strategy-sc_151 = You are the civilization that earns least
    .one = You are the civilization that earns least (Modern)
    .text = Have the lowest income of all in Production: receive 50 coins.
strategy-sc_152 = Gambling
    .one = Gambling (Modern)
    .text = At any time: roll 1D6 for each of your experience points (ME); each 1 wins a merit award, and all points are spent.
strategy-sc_153 = Deny cultural dominance
    .one = Deny cultural dominance (Modern)
    .text = When a settlement of yours is dominated by culture: you keep it. Who draws this card draws another one.
strategy-sc_154 = Suppress revolution
    .one = Suppress revolution (Modern)
    .text = When a revolution breaks out against you: it does not happen. Who draws this card draws another one.
strategy-sc_155 = The retreat succeeds!
    .one = The retreat succeeds! (Modern)
    .text = When a retreat of yours fails: it succeeds after all. Who draws this card draws another one.
strategy-sc_156 = Deny catastrophe
    .one = Deny catastrophe (Modern)
    .text = When a catastrophe strikes you: it does not touch you. Who draws this card draws another one.
strategy-sc_157 = Counter-espionage
    .one = Counter-espionage
    .text = When an enemy spy completes a mission: the mission has no effect.
strategy-sc_158 = Tip-off
    .one = Tip-off
    .text = When anybody else declares a mission: it becomes 2 points harder.
strategy-sc_159 = Free spy
    .one = Free spy
    .text = At any time: receive a spy.
strategy-sc_160 = Two free spies
    .one = Two free spies
    .text = At any time: receive two spies.
strategy-sc_161 = 007
    .one = 007
    .text = Have a spy in your own capital: it receives +2 for its missions and invisibility 2.
strategy-sc_162 = The Chameleon
    .one = The Chameleon
    .text = Have a spy in your own capital: it receives invisibility 3.
strategy-sc_163 = The Saboteur
    .one = The Saboteur
    .text = Have a spy in your own capital: it receives +3 for its missions.

## Names and words

credits = Civilization CHR is a replacement rule set by Italian players, given away freely, for the board game that Eagle Games published in 2002 after a famous computer game. The copy of the rulebook that we worked from does not name its authors; we will credit them by name as soon as we can. This is an independent implementation of the rules by their admirers, made without any affiliation; texts and pictures of the box are not part of it, and what the rulebook does not print was reconstructed and is marked so.
nobody = nobody
    .one = nobody
    .many = Nobody
    .short = –
nothing = nothing
    .one = nothing
    .many = nothing
    .short = –
nowhere = nowhere
    .one = somewhere
    .many = Nowhere
piece-gone = a unit that is gone
    .one = a unit that is gone
    .many = units that are gone
    .short = –
coins = coins
barbarians = barbarians
    .one = the barbarians
    .many = The barbarians
    .short = barb.
seat-red = Red
    .one = Red
    .many = Red
    .short = Re
seat-blue = Blue
    .one = Blue
    .many = Blue
    .short = Bl
seat-green = Green
    .one = Green
    .many = Green
    .short = Gr
seat-yellow = Yellow
    .one = Yellow
    .many = Yellow
    .short = Ye
seat-purple = Purple
    .one = Purple
    .many = Purple
    .short = Pu
seat-orange = Orange
    .one = Orange
    .many = Orange
    .short = Or
spy-1 = spy 1
spy-2 = spy 2
spy-3 = spy 3
spy-4 = spy 4
spy-5 = spy 5
spy-6 = spy 6
size-nothing = nothing
    .one = no settlement
    .many = no settlements
branch-happiness = happiness
branch-productivity = productivity
phase-setup = Preparation
phase-turn_change = 1 Turn change
phase-events = 2 Events
phase-strategy = 3 Strategy cards
phase-purchase = 4 Purchases
phase-barbarians = 5 Barbarians
phase-movement = 6 Movement and battles
phase-revolts = 7 Revolts
phase-trade = 8 Trade and diplomacy
phase-culture = 9 Culture
phase-production = 10 Production
phase-government = 11 Government
phase-housekeeping = 12 Housekeeping
phase-scoring = Final scoring
treatment-conversion = it is won over
treatment-execution = it is executed
treatment-prison = it is imprisoned
treatment-extradition = it is extradited
exchange-land_clash = combat
exchange-sea_clash = combat at sea
exchange-bombardment = bombardment
exchange-retaliation = retaliation fire
modifier-superiority = superiority
modifier-level = unit
modifier-terrain = terrain
modifier-settlement = settlement
modifier-wall = Great Wall
modifier-capital = capital
modifier-sailors = Navigators
modifier-science = Scientific civilization
modifier-discipline = against barbarians
modifier-ambush = ambush
account-settlements = Settlements
account-size_income = Sizes (government)
account-critical = Critical resource
account-unique = Unique resources
account-special = Special resources
account-monopolies = Monopolies
account-taxes = Taxes
account-civilization = Civilization
account-wonders = Wonders
account-roads = Roads
account-maximum = Beyond the maximum
account-event = Event
account-minimum = Up to the minimum
account-terror = Terrorism
account-support = Military support
account-luxury = Luxury and waste
account-overtime = Overtime
account-cards = Cards
account-total = Total
statistic-coins = Coins
statistic-income = Income
statistic-settlements = Settlements
statistic-sizes = Sizes
statistic-happy = Happy
statistic-productive = Productive
statistic-technologies = Technologies
statistic-wonders = Wonders
statistic-improvements = Improvements
statistic-units = Units
statistic-experience = Experience
statistic-points = Points
culture-size = Size
culture-capital = Capital
culture-militia = Militia
culture-improvements = Improvements
culture-wonders = Wonders
culture-distance = Distance
culture-culture = Culture
culture-seminal = Seminal discoveries
culture-happiness = Happiness
mood-unhappy_now = unhappy this turn
mood-unproductive_now = unproductive this turn
mood-happy_now = happy this turn
mood-struck = struck by a catastrophe
mood-closed = closed by the climate
mood-revolted = revolted
mood-restless = restless next turn
mood-restless_now = restless
mood-nuked = hit by a nuclear weapon
mood-prospected = prospected
mood-conquered = conquered this turn
mood-founded = newly founded
mood-grown = has grown
mood-grown_twice = has grown twice
leg-coins = coins
leg-resource = resource
leg-unit = unit
leg-improvement = improvement
leg-technology = technology
leg-spy = spy
leg-nuke = nuclear weapon
leg-card = strategy card
promise-peace = peace
promise-transit = end of the embargo
promise-pact = understanding
target-civilization = type of civilization
    .list = Types of civilization
target-territory = territory
target-space = territory or sea
    .list = Territories and seas
target-seat = player
    .example = red
target-errand = spy and mission
    .example = red.1/ambush, sabotage_improvement, sabotage_roads, sabotage_unit, sink_ship, steal_coins, steal_card, steal_technology, incite_revolt, propaganda, plague, sabotage_nuke, free_prisoner, political_control, counter_espionage, reconnaissance, black_market, smuggled_oil, cover_up, calm_unrest
target-journey = spy and place
    .example = red.1/gallia
target-passage = spy and ship or aircraft
    .example = red.1/#12
target-card = strategy card
    .list = Strategy cards
target-improvement = improvement
    .list = Improvements
target-wonder = wonder
    .list = Wonders
target-piece = unit
    .example = ancient_infantry@britannia
target-spy = spy
    .example = red.1
target-technology = technology
    .list = Technologies
target-kind = kind of unit
    .list = Kinds of unit
target-foe = place and who is there
    .example = gallia/blue
target-owner = player or barbarians
target-pair = two territories
    .example = gallia/italia
target-offer = number of an offer
    .example = 1
target-government = government
    .list = Governments

## Options

option-length = Length of the game
    .ask = How long a game?
length-short = Short: into the Medieval era
length-medium = Medium: into the Industrial era
length-medium_long = Medium-long: into the Modern era
length-long = Long: until conquest, United Nations, Apollo or the Colony Ship
option-civilizations = Types of civilization (never in Short and Medium games)
civilizations-off = no
civilizations-on = yes
option-draft = How types of civilization are given out
draft-choose = chosen in turn
draft-draw_7 = drawn, each type once
draft-draw_42 = drawn, the same type may come several times
option-governments = Governments and anarchy
governments-off = no
governments-on = yes
option-espionage = Spies and their missions
espionage-off = no
espionage-on = yes
option-events = Events and catastrophes
events-off = no
events-on = yes
option-luxury = Luxury and waste beyond 100 coins of income
luxury-off = no
luxury-on = yes
option-strategy = Strategy cards
strategy-off = none
strategy-standard = the standard deck
strategy-all = all cards
option-experience = Military experience and merit awards
experience-off = no
experience-on = yes
option-roads = Roads, railways, ports and airports
roads-off = no
roads-on = yes
option-prospecting = Prospecting and terraforming
prospecting-off = no
prospecting-on = yes
option-landings = Landings with bombardment from ships
landings-off = no
landings-on = yes
option-barbarians = Barbarians that move and attack
barbarians-off = no
barbarians-on = yes
option-order = Order of action
order-clockwise = clockwise, the marker goes round
order-random = drawn every turn
order-bid_clockwise = bids for the first place, then clockwise
order-bid_random = bids for the first place, the rest is drawn
option-auction = Open auction in place of secret bids
auction-off = no
auction-on = yes
option-limited = Only the miniatures of the box
limited-off = no
limited-on = yes
option-delayed = Battles after everybody has moved
delayed-off = no
delayed-on = yes
option-turns = The game is counted after this many turns in any case
option-minutes = Minutes of each player for the whole game (0: no clock)
option-penalty = Coins for each minute over the limit
option-phase-timer = A timer for every phase
phase-timer-off = no
phase-timer-on = yes

## Score

score-total = Points
score-settlements = Settlements
score-wonders = Wonders
score-seminal = Seminal discoveries
score-objectives = Objectives
score-merits = Merits
score-bonus = Bonus

## The page in the terminal

page-turn = Turn { $turn } · { $era } · { $phase }
page-over = The game is over after turn { $turn }
page-last = this turn is the last
page-you = you
page-gone = gone
page-at-war = at war
page-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
page-income = income { $coins }
page-settlements = { $number ->
    [one] 1 settlement
   *[other] { $number } settlements
}, { $happy } happy
page-experience = experience { $number }
page-fund = oil fund { $coins }
page-event = Event
page-state = State
page-dogma = forbidden: { $token }
page-resources = Resources
page-hand = Cards in hand
page-standing = In play
page-permanent = permanent
page-technologies = Technologies
page-wonders = Wonders
page-improvements = Improvements
page-in-stock = in stock
page-wars = At war with
page-embargoes = Embargo on
page-exchange = Exchange
page-spies = Spies
page-spy = spy
page-spy-malus = spy (malus { $number })
page-malus = malus { $number }
page-used = has acted
page-prison = in prison: { $seat }
page-reserve = in reserve
page-terms = Offer
page-move = The group
page-moves = { $moves } MP
page-battle-now = Battle: { $space }, round { $round }
page-blank = { "" }
page-units-all = Units
page-lost = Lost
page-dice = Dice
page-modifiers = Modifiers
page-total = Total
page-chosen = chosen in secret
page-choosing = choosing …
page-capital = { $size }, capital
page-happy = happy
page-productive = productive
page-occupied = occupied by barbarians
page-face-down = face-down token
page-seen = { $token } (only you know)
page-road = road
page-railway = railway
page-alert = alert { $number }
page-nuke = nuclear weapon
page-island = island
page-volcano = volcano
page-serves = Served by
page-borders = Borders on
page-realm = Your lands
page-around = Around you
page-hordes = Barbarians
page-rivals = Players
page-cards = Cards
page-treaties = Treaties
page-battle = Battle
page-discoveries = Discoveries
page-abakus = Abakus
page-production = Production now
page-governments = Governments
page-culture = Culture
page-clash = Clash
page-clash-hint = In each field: higher / level / lower, for the one at the left. Any other two, with points and an aircraft: look clash { $own } +2 aircraft / { $rival }
page-statistics = Statistics
page-no-turn-yet = No turn has ended yet.
page-open = possible
page-bare = Also:
page-seas = At sea
page-lost-knowledge = lost with its owner
page-list-price = list price { $coins }
page-price = for you { $coins }
page-needs = Needs: { $things }
page-mission = { $coins } coins, difficulty { $need }
page-head-space = Place
page-head-holder = By
page-head-settlement = Settlement
page-head-land = Land
page-head-units = Units
page-head-points = Pts
page-head-coins = Coins
page-head-income = Income
page-head-settlements = Happy/all
page-head-technologies = Tech
page-head-cards = Cards
page-head-government = Government
page-head-from = From
page-head-score = Score
page-head-technology = Technology
page-head-era = Era
page-head-price = Price
help-game = Here map shows your lands, what borders on them and the barbarians; atlas the whole world; seats everybody's points, technologies, cards and wars; look NAME a place, a card, a technology, a wonder, an improvement, a government, a mission, an event, or a part of the table (realm, around, hordes, rivals, cards, treaties, battle, discoveries) or of ABAKUS (abakus, production, governments, culture, statistics, clash: the chances of one clash, such as clash knight +2 / man-at-arms).
example-answer = recruit-at britannia x2
example-terms = 20 coins for 1 technology:masonry
names-game = Behind an answer xN is an amount, as in recruit-at britannia x2; the beginning of a name is enough if no other begins so. A unit is known by any part of its name that fits one kind in one place only: ancient_infantry@britannia, or #12. Terms of an offer: 20 coins, 1 resource:gallia, 1 unit:#12, 1 improvement:temple, 1 technology:masonry, 1 spy:red.1, 1 nuke:gallia, 1 card:sc_007 for nothing with peace by red until 0; transit by red until 0 ends red's embargo, secret pact by red until 0 is an understanding that binds nobody.

## The workbook of ABAKUS

workbook-summary = Summary
workbook-production = Production
workbook-production-note = One line for each Production of a civilization. Totals are formulas; filter by turn or civilization and the sum follows.
workbook-statistics = Statistics
workbook-statistics-note = Everybody's numbers at the end of each turn.
workbook-charts = Charts
workbook-chart = { $title } of every civilization from turn to turn
workbook-culture = Culture
workbook-culture-note = Change the coloured cells. The attempt succeeds if one die shows no more than the score.
workbook-battle = Battle
workbook-battle-note = One clash of two units. Change the coloured cells; terrain, settlement, Great Wall and capital help land units in defence.
workbook-lists = Lists
workbook-nothing-yet = There is nothing to reckon yet.
workbook-none = none
workbook-blank = { "" }
workbook-sum = Sum
workbook-record = The record
workbook-file = File
workbook-won = wins
workbook-head-turn = Turn
workbook-head-era = Era
workbook-head-seat = Player
workbook-head-player = Played by
workbook-head-civilization = Type
workbook-head-government = Government
workbook-head-owner = Belongs to
workbook-head-produced = Coins produced
workbook-head-result = Result
workbook-ours = Your settlement
workbook-theirs = The target
workbook-points = Points
workbook-score = Score
workbook-chance = Chance
workbook-attempts = Attempts in reach at the end of the record
workbook-no-attempts = Nobody has a settlement of another player in reach.
workbook-attacker = Attacker
workbook-defender = Defender
workbook-unit = Unit
workbook-aircraft = Aircraft in support
workbook-dice = Dice
workbook-settlement = Settlement (size, 0 for none)
workbook-happy = Is it happy?
workbook-science = Technologies of a Scientific civilization
workbook-more = Other points
workbook-total = Total
workbook-lead = Attacker's lead
workbook-higher = The attacker is higher
workbook-level = Both are level
workbook-lower = The defender is higher

## Verbs: `verb-` names the deed, `choice-` the line of a menu

verb-civilization = Choose a civilization
choice-civilization = { $target }
verb-settle = Place a starting village
choice-settle = Village { $target-one }
verb-post = Place the third explorer
choice-post = Explorer { $target-one }
verb-no-bid = Do not bid
choice-no-bid = Do not bid
verb-call-bid = Call a secret bid
choice-call-bid = Call a secret bid for the first place
verb-bid = Bid in secret
choice-bid = Bid coins in secret
verb-open-auction = Open an auction
choice-open-auction = Open an auction for the first place
verb-raise = Raise the bid
choice-raise = Raise the bid
verb-leave = Leave the game at once
choice-leave = Leave the game at once
verb-leave-later = Announce that you leave
choice-leave-later = Announce that you will leave the game
verb-reopen = Take the sealed answer back
choice-reopen = Take the sealed answer back
verb-clock = Count minutes of thinking time
choice-clock = Minutes of thinking time: { $target }
verb-mission = Send a spy on a mission
choice-mission = { $target }, { $first } { $where }{ $price ->
    [one] : 1 coin
   *[other] : { $price } coins
} (difficulty { $need })
    .brief = { $target } ({ $first }, { $price ->
        [one] 1 coin
       *[other] { $price } coins
    })
verb-strategy = Play a strategy card
choice-strategy = Play “{ $target-one }”
    .brief = { $target-one }
verb-pledge = Play a card in advance
choice-pledge = Play “{ $target-one }” in advance: pay the lower price now, buy the rest this phase
    .brief = { $target-one }
verb-assign = Assign an improvement
choice-assign = Assign the { $target }
    .brief = { $target }
verb-assign-wonder = Assign a wonder
choice-assign-wonder = Assign: { $target }
    .brief = { $target }
verb-assign-to = Choose the settlement it serves
choice-assign-to = It serves the settlement { $target-one }
verb-detach = Take an old improvement back
choice-detach = Take the { $target } back into stock
    .brief = { $target }
verb-declare-end = Declare the end of the game
choice-declare-end = Declare the end of the game ({ $target })
verb-draw = Draw a strategy card
choice-draw = Draw a card
verb-exchange = Exchange a card
choice-exchange = Exchange “{ $target-one }” for a new card
    .brief = { $target-one }
verb-keep = Keep
choice-keep = { $later ->
    [0] Keep your hand
   *[other] Keep it for later
}
verb-sacrifice = Sacrifice an explorer
choice-sacrifice = Sacrifice the explorer { $where }
verb-endow = Choose the territory that receives it
choice-endow = { $target }
verb-infect = Choose where the plague breaks out
choice-infect = The plague breaks out { $target-one }
verb-attach = Choose the spy
choice-attach = Make { $target } the special spy
verb-bless = Make a settlement happy
choice-bless = The settlement { $target-one } is happy this turn
verb-lose = Choose the unit that is lost
choice-lose = Lose { $target-one } { $where }
    .brief = { $target }
verb-guard = Choose the barbarian who stays
choice-guard = Leave { $target-one } { $where } as the defender
    .brief = { $target }
verb-pass = Pass
choice-pass = Pass
verb-buy-technology = Buy a technology
choice-buy-technology = { $target } ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
})
verb-buy-unit = Buy units
choice-buy-unit = Buy { $target-many } ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
} each)
    .brief = { $target } ({ $price })
verb-recruit-at = Choose where the units appear
choice-recruit-at = They appear { $target-one } ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
} each)
    .brief = { $target } ({ $price ->
        [one] 1 coin
       *[other] { $price } coins
    })
verb-buy-improvement = Buy an improvement
choice-buy-improvement = { $target } ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
})
verb-sell-unit = Sell units
choice-sell-unit = Sell { $target-many } { $where } ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
} each)
    .brief = { $target } { $where } ({ $price ->
        [one] 1 coin
       *[other] { $price } coins
    })
verb-upgrade = Bring units up to date
choice-upgrade = Bring { $target-many } { $where } up to date ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
} each)
    .brief = { $target } { $where } ({ $price ->
        [one] 1 coin
       *[other] { $price } coins
    })
verb-upgrade-to-carrier = Turn ships into carriers
choice-upgrade-to-carrier = Turn { $target-many } { $where } into carriers ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
} each)
    .brief = { $target } { $where } ({ $price ->
        [one] 1 coin
       *[other] { $price } coins
    })
verb-grow = Let a settlement grow
choice-grow = The settlement { $target-one } grows ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
})
    .brief = { $target } ({ $price ->
        [one] 1 coin
       *[other] { $price } coins
    })
verb-buy-spy = Train a spy
choice-buy-spy = Train a spy ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
})
verb-buy-nuke = Build a nuclear weapon
choice-buy-nuke = Nuclear weapon { $target-one } ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
})
verb-buy-colony-ship = Buy the Colony Ship
choice-buy-colony-ship = Buy the Colony Ship ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
})
verb-move-capital = Move the capital
choice-move-capital = The capital moves: { $target } ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
}); this ends your purchases
    .brief = { $target } ({ $price ->
        [one] 1 coin
       *[other] { $price } coins
    })
verb-place = Place units received
choice-place = Place them { $target-one }
verb-launch-at = Choose the sea of the ships
choice-launch-at = { $target }
verb-take-improvement = Take an improvement
choice-take-improvement = { $target }
verb-take-technology = Take a technology
choice-take-technology = { $target }
verb-store-nuke = Store a nuclear weapon
choice-store-nuke = Store it { $target-one }
verb-elect = Choose the new capital
choice-elect = { $target } becomes the capital
verb-risk = Stake experience on the next roll
choice-risk = Stake experience on the next roll
verb-skip-awards = Keep your experience
choice-skip-awards = Keep your experience for later
verb-award-unit = Award: a land unit
choice-award-unit = Award: { $target-one }
verb-award-ship = Award: a ship or aircraft at half price
choice-award-ship = Award: { $target-one } at half price
verb-award-improvement = Award: an improvement
choice-award-improvement = Award: an improvement
verb-award-growth = Award: growth
choice-award-growth = Award: a settlement grows
verb-award-coins = Award: coins
choice-award-coins = Award: coins
verb-award-spy = Award: a spy at half price
choice-award-spy = Award: a spy at half price
verb-award-point = Award: a victory point
choice-award-point = Award: a victory point
verb-decline-award = No award
choice-decline-award = Take no award
verb-move = Move a unit
choice-move = Move { $target-one } { $where }
    .brief = { $target } { $where }
verb-to = Go there
choice-to = { $target }{ $odds ->
    [-1] { "" }
   *[other] ; { $odds } % to win, ± { $error }
}
verb-board = Go aboard
choice-board = Aboard: { $target } of { $owner } { $where }
    .brief = { $target } { $where }
verb-with = Take another unit along
choice-with = Take { $target-one } along
    .brief = { $target }
verb-halt = Stop here
choice-halt = Stop here
verb-drop = Drop the nuclear weapon
choice-drop = Drop the nuclear weapon { $target-one }
verb-look = Look at the token
choice-look = Look at the token { $where }
    .brief = { $where }
verb-found = Found a village
choice-found = Found a village { $where } ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
})
    .brief = { $where } ({ $price ->
        [one] 1 coin
       *[other] { $price } coins
    })
verb-village = Place a village won before
choice-village = Place the village won before { $where }
    .brief = { $where }
verb-road = Build a road
choice-road = Road { $where } ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
})
    .brief = { $where } ({ $price ->
        [one] 1 coin
       *[other] { $price } coins
    })
verb-railway = Build a railway
choice-railway = Railway { $where } ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
})
    .brief = { $where } ({ $price ->
        [one] 1 coin
       *[other] { $price } coins
    })
verb-prospect = Prospect
choice-prospect = Prospect { $where } ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
})
    .brief = { $where } ({ $price ->
        [one] 1 coin
       *[other] { $price } coins
    })
verb-terraform = Terraform
choice-terraform = Terraform { $where } ({ $price ->
    [one] 1 coin
   *[other] { $price } coins
})
    .brief = { $where } ({ $price ->
        [one] 1 coin
       *[other] { $price } coins
    })
verb-migrate = Turn a village into an explorer
choice-migrate = The village { $target-one } becomes an explorer
    .brief = { $target }
verb-attack = Declare a battle
choice-attack = Attack { $target }: { $first }{ $units ->
    [0] , nobody resists
    [one] , 1 unit resists
   *[other] , { $units } units resist
}{ $odds ->
    [-1] { "" }
   *[other] ; { $odds } % to win, ± { $error }
}
verb-bombard = Declare a landing or bombardment
choice-bombard = Attack { $target } from the sea: { $first }{ $units ->
    [0] , nobody resists
    [one] , 1 unit resists
   *[other] , { $units } units resist
}{ $odds ->
    [-1] { "" }
   *[other] ; { $odds } % to win, ± { $error }
}
verb-seize = Capture an explorer
choice-seize = Capture the explorer of { $owner } { $where }
    .brief = { $owner } { $where }
verb-load = Load a nuclear weapon
choice-load = Load a nuclear weapon: { $target } { $where }
    .brief = { $target } { $where }
verb-unload = Unload a nuclear weapon
choice-unload = Unload the nuclear weapon: { $target } { $where }
    .brief = { $target } { $where }
verb-launch = Launch a missile
choice-launch = Launch the missile: { $target } { $where }
    .brief = { $target } { $where }
verb-strike = Choose the target of the missile
choice-strike = Strike { $target }
verb-hold-fire = Do not launch
choice-hold-fire = Do not launch
verb-stay-out = Stay out of the battle
choice-stay-out = Stay out of it
verb-join-attack = Join the attack
choice-join-attack = Join the attack { $target-one }
verb-join-defence = Join the defence
choice-join-defence = Join the defence { $target-one }
verb-let-pass = Let them pass
choice-let-pass = Let them in
verb-refuse = Refuse passage: fight
choice-refuse = Fight them { $target-one }
verb-grant = Agree
choice-grant = Agree
verb-deny = Refuse
choice-deny = Refuse
verb-spy-to = Move a spy
choice-spy-to = Send { $first } ({ $where }) to: { $target }
    .brief = { $first }: { $target }
verb-spy-board = Put a spy aboard
choice-spy-board = Board with { $first }: { $target } ({ $owner })
    .brief = { $first }: { $target }
verb-done = Done
choice-done = Done
verb-commit = Ships take part
choice-commit = Your ships take part: { $target }
verb-ready = No more ships
choice-ready = No more ships
verb-field = Choose the unit that fights
choice-field = Field { $target-one } ({ $owner }) { $where }
    .brief = { $target }
verb-escort = Send an aircraft along
choice-escort = With { $target-one }
verb-unescorted = No aircraft
choice-unescorted = Without aircraft
verb-end-round = Use no more units this round
choice-end-round = No more attacks in this round
verb-storm = Attack with troops
choice-storm = The troops attack { $target-one }
verb-fire = Fire with a ship or cannon
choice-fire = Fire with { $target-one } ({ $where })
    .brief = { $target }
verb-fire-at = Choose what is fired at
choice-fire-at = Fire at { $target-one } ({ $owner }) { $where }
    .brief = { $target }
verb-engage = Ships attack ships
choice-engage = Ships attack ships: { $target }
verb-cease-fire = Fire no more
choice-cease-fire = Do not fire
verb-retreat = Try to retreat
choice-retreat = Try to retreat from the battle
verb-fight-on = Fight on
choice-fight-on = Fight on
verb-fall-back = Retreat to a place
choice-fall-back = Retreat: { $target }
verb-pick = Decide about one unit by itself
choice-pick = Decide about { $target-one } by itself
    .brief = { $target }
verb-destroy = Destroy a captured unit
choice-destroy = Destroy { $target-one } for half its price
    .brief = { $target }
verb-bribe = Bribe senators
choice-bribe = Bribe senators, 20 coins each
verb-sack = Destroy a conquered settlement
choice-sack = Destroy the settlement { $target-one } for coins
    .brief = { $target }
verb-give-up = Give up an improvement
choice-give-up = Give up the { $target }
    .brief = { $target }
verb-forfeit = Give up a completed objective
choice-forfeit = Give up { $target-one }
    .brief = { $target-one }
verb-fanatics = Raise fanatics
choice-fanatics = Raise three fanatic units
verb-rally = Choose where the fanatics gather
choice-rally = They gather { $target-one }
verb-recruit = Choose a fanatic unit
choice-recruit = Raise { $target-one }
verb-terror-coins = Terrorism against coins
choice-terror-coins = Strike at the coins of { $target }
verb-terror-units = Terrorism against units
choice-terror-units = Strike at the units { $target-one }
verb-sabotage = Choose the improvement
choice-sabotage = { $target }
verb-victim = Choose the player
choice-victim = { $target }
verb-third = Choose the other player
choice-third = { $target }
verb-unmask = Choose the spy
choice-unmask = Unmask { $target } of { $owner }
verb-convert = Win the spy over
choice-convert = Win the spy of { $owner } over ({ $chance } %)
verb-execute = Execute the spy
choice-execute = Execute the spy of { $owner } ({ $chance } %)
verb-imprison = Imprison the spy
choice-imprison = Imprison the spy of { $owner } ({ $chance } %)
verb-extradite = Extradite the spy
choice-extradite = Extradite the spy of { $owner } ({ $chance } %)
verb-offer = Make an offer
choice-offer = Make { $target } an offer
    .brief = { $target }
verb-counter = Make a counter-offer
choice-counter = Answer offer { $target } with another
verb-accept = Accept an offer
choice-accept = Accept offer { $target }
verb-decline = Decline an offer
choice-decline = Decline offer { $target }
verb-withdraw = Withdraw an offer
choice-withdraw = Withdraw offer { $target }
verb-want-peace = Ask for peace
choice-want-peace = Ask { $target } for peace
    .brief = { $target }
verb-embargo = Set an embargo
choice-embargo = Close your spaces to the trade of { $target }
    .brief = { $target }
verb-lift-embargo = Lift an embargo
choice-lift-embargo = Lift the embargo: { $target }
    .brief = { $target }
verb-duty = Set your duty
choice-duty = Coins you take for trade through your hands
verb-end-trade = End an exchange of resources
choice-end-trade = End the exchange of the settlement { $target-one }
    .brief = { $target }
verb-ransom = Ransom a spy
choice-ransom = Ransom { $target }
verb-force-trade = Force an exchange (Magellan's Voyage)
choice-force-trade = Force an exchange by Magellan's Voyage
verb-swap = Choose the two settlements
choice-swap = Your resource from { $first } for that from { $target }
verb-never-mind = Leave it
choice-never-mind = Leave it
verb-give-up-war = End a war
choice-give-up-war = Make peace with { $target }
verb-dominate = Try cultural dominance
choice-dominate = { $target }, from { $first } (score { $score })
verb-hand-over = Choose the unit that goes over
choice-hand-over = Hand over { $target-one }
verb-cede = Choose the settlement that follows
choice-cede = { $target }
verb-keep-government = Keep the government
choice-keep-government = Keep the government
verb-abdicate = Give up the government
choice-abdicate = Give up the government: a turn of anarchy
verb-stay-in-anarchy = Stay in anarchy
choice-stay-in-anarchy = Stay in anarchy
verb-govern = Choose a government
choice-govern = { $target }

## Prompts

prompt-civilization = Which type of civilization will you lead?
prompt-settle-capital = Where do you found your capital? Each player begins on a continent of his own if he can.
prompt-settle = Where does your second village stand?
prompt-post = Where does your third explorer start?
prompt-bid-call = Do you call a secret bid for the first place? You have { $have ->
    [one] 1 coin
   *[other] { $have } coins
}.
prompt-auction-call = Do you open an auction for the first place? You have { $have ->
    [one] 1 coin
   *[other] { $have } coins
}.
prompt-bid = In secret: how much of your { $have ->
    [one] coin
   *[other] { $have } coins
} do you bid for the first place?
prompt-raise = The highest bid is { $number }. Do you raise it? You have { $have ->
    [one] 1 coin
   *[other] { $have } coins
}.
prompt-strategy = Do you draw a strategy card, exchange one, or keep your hand?
prompt-holy-year = Holy Year: which of your settlements is happy this turn?
prompt-losses = { $count ->
    [one] One unit
   *[other] { $count } units
} of { $owner-one } must be lost { $space-one }: which?
prompt-guard = The barbarians march from their settlement { $territory-one }: which unit stays behind to defend it?
prompt-purchase = What do you buy? You have { $have ->
    [one] 1 coin
   *[other] { $have } coins
}.
prompt-recruitment = Where do the new units appear ({ $kind })? You have { $have ->
    [one] 1 coin
   *[other] { $have } coins
}.
prompt-placement = Where do you place { $count ->
    [one] { $kind-one }
   *[other] { $count } { $kind-many }
}?
prompt-launch-at = In which sea beside { $territory } do you place { $count ->
    [one] { $kind-one }
   *[other] { $count } { $kind-many }
}?
prompt-assign = Which settlement does the { $improvement } serve?
prompt-assign-wonder = { $wonder }: which settlement does it serve?
prompt-improvement = Which improvement do you take?
prompt-improvement-of = Which improvement of { $branch } do you take?
prompt-free-improvement = Your government or civilization gives you an improvement: which?
prompt-growth = Which settlement grows? { $count ->
    [one] One growth
   *[other] { $count } growths
} left.
prompt-free-technology = Which technology do you take?
prompt-store-nuke = Where is the nuclear weapon stored?
prompt-redistribution = Your improvements have lost their settlement or their force: which settlements do they serve now?
prompt-elect = Your capital is lost: which of your largest settlements takes its place?
prompt-merit = You have { $left } points of experience: do you stake them all, in two or more rolls, for merit awards? How many on the first?
prompt-merit-next = How many of the { $left } points left do you stake on the next roll?
prompt-final-merit = The game is over. How many of your { $left } points of experience do you stake on the next roll for a victory point?
prompt-award = Which award do you take?
prompt-movement = Movement: what do you do?
prompt-move = { $pieces } { $space-one }: where to?
prompt-move-on = { $pieces } { $space-one }: where next?
counted-kind = { $count ->
    [one] 1 { $kind }
   *[other] { $count } { $kind-many }
}
prompt-support = A battle is about to be fought { $space-one }. Do you join a side?
prompt-passage = Units of { $seat } enter where yours stand, { $space-one }. Do you let them?
prompt-permission = { $seat } asks your leave to come in or aboard, { $space-one }. Do you agree?
prompt-launch = The missile stands ready { $space-one }: at what is it launched?
prompt-senate = The Senate decides about war with { $seat }. How many senators do you bribe, at 20 coins each?
prompt-muster = Landing { $space-one }: from which sea do your ships take part?
prompt-clash = Battle { $space-one }, round { $number }: in secret, which unit fights now?
prompt-ship-clash = Battle { $space-one }, round { $number }: in secret, which ship fights now?
prompt-assault = Landing { $space-one }, round { $number }: what attacks next?
prompt-target = Landing { $space-one }, round { $number }: at what is the shot fired?
prompt-reply = Landing { $space-one }, round { $number }: which ship or cannon fires back?
prompt-retreat = Battle { $space-one }, after round { $number }: do you try to retreat?
prompt-withdrawal = Retreat ({ $space }, round { $number }): where do your units go?
prompt-spoils = Spoils: do you capture explorers found alone, or destroy what you have captured?
prompt-sack = Do you destroy conquered settlements for coins?
prompt-involvement = You cannot pay for the battles you lost: what do you give up?
prompt-revenge = { $seat } has taken your settlement { $territory-one }. How do your fanatics take revenge?
prompt-rally = In which settlement do the fanatics gather?
prompt-recruit = Which unit do the fanatics form { $territory-one }? { $left } left.
prompt-trade = Trade and diplomacy: offers, peace, embargoes; say done when you have finished.
prompt-trade-offers = Trade and diplomacy: { $count ->
    [one] an offer waits
   *[other] { $count } offers wait
} for you. Accept, decline or counter { $count ->
    [one] it
   *[other] them
} first; then you can say done.
prompt-forced-trade = Magellan's Voyage: which two settlements exchange their resources?
prompt-insistence = You cannot pay for all the wars that others want to end: which one do you end?
prompt-culture = Which settlement do you try to win over by culture?
prompt-hand-over = { $seat } has won your settlement { $territory-one } over: which unit of the garrison goes along?
prompt-cede = { $seat } has won over your capital { $territory-one }: which settlement follows it?
prompt-government = Do you keep your government?
prompt-last-cards = The turn ends: do you play a card?
prompt-anarchy = Anarchy: which government do you set up?
prompt-sabotage = { $mission }: which improvement?
prompt-victim = { $mission }: whose unit?
prompt-steal-technology = { $mission }: which one?
prompt-third = { $mission }: towards which other player does the state change?
prompt-unmask = { $mission }: which spy?
prompt-treatment = A spy of { $seat } has been discovered { $space-one }. What do you do with it?
prompt-sacrifice = { $card-one }: which explorer do you sacrifice?
prompt-endow = { $card-one }: which territory?
prompt-infect = { $card-one }: where?
prompt-attach = { $card-one }: which of your spies?
prompt-window-plague = A plague strikes you. Do you play a card against it?
prompt-window-culture-lost = One of your settlements is won over by culture. Do you play a card against it?
prompt-window-revolution = Revolution! Do you play a card against it?
prompt-window-retreat-failed = The retreat has failed. Do you play a card?
prompt-window-catastrophe = A catastrophe strikes you. Do you play a card against it?
prompt-window-foreign-unit-passes = Foreign units pass through your land. Do you play a card?
prompt-window-enemy-mission-success = A mission has succeeded. Do you play a card to cancel it?
prompt-window-mission-declared = A mission is declared. Do you play a card to hinder it?
prompt-window-clash-won = You win the combat. Do you play a card to take the loser over?

## Standing orders, as the table's page calls the moments

moment-prompt-window-plague = At a plague: pass
moment-prompt-window-culture-lost = When a settlement is won over: pass
moment-prompt-window-revolution = At a revolution: pass
moment-prompt-window-retreat-failed = When a retreat fails: pass
moment-prompt-window-catastrophe = At a catastrophe: pass
moment-prompt-window-foreign-unit-passes = When foreign units pass: pass
moment-prompt-window-enemy-mission-success = When a mission succeeds: pass
moment-prompt-window-mission-declared = When a mission is declared: pass
moment-prompt-window-clash-won = When I win a combat: pass
moment-prompt-bid-call = Turn change: never call a bid
moment-prompt-auction-call = Turn change: never open an auction
moment-prompt-culture = Culture: never try
moment-prompt-support = Battles of others: stay out
moment-prompt-trade = Trade: done at once
moment-prompt-last-cards = The turn ends: play no card

## Events of the log

event-turn-started = Turn { $turn }
event-phase-started = { $phase }
event-era-began = A new era begins: { $era }.
event-end-die = { $seat-many } rolls { $die } for the end of the game; technologies of the new era known: { $count }.
event-end-rolled = The game ends at the end of this turn, after the roll of { $seat-one }.
event-end-decided = { $seat-many } launches the Colony Ship: the game ends at the end of this turn.
event-end-declared = { $seat-many } declares the end of the game ({ $wonder }): this turn is the last.
event-merit-rolled = { $seat-many } stakes { $number ->
    [one] 1 point
   *[other] { $number } points
} of experience and rolls { $die }.
event-score-final = { $seat-many }: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.
event-seat-eliminated = { $seat-many } is eliminated{ $other ->
    [nobody] { "" }
   *[other] { "" } ({ $other })
}.
event-seat-leaves = { $seat-many } will leave the game after turn { $turn }.
event-seat-left = { $seat-many } has left the game.
event-time-over = { $seat-many } is { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} over the limit.
event-civilization-given = { $seat-many } leads a civilization of this type: { $civilization }.
event-technology-drawn = { $seat-many } starts with { $technology }.
event-start-placed = { $seat-many } settles { $territory-one }.
event-capital-endowed = The capital of { $seat-one } { $territory-one } finds: { $token }.
event-marker-given = { $seat-many } receives the turn marker.
event-bid-called = { $seat-many } calls a secret bid.
event-bid-made = { $seat-many } bids { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-bid-revealed = { $seat-many } has bid { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-bid-lost = All bids are equal: { $seat-one } loses { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-bid-won = { $seat-many } wins the first place for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-order-set = Number { $place } of this turn: { $seat-one }.
event-token-turned = The token { $territory-one } is turned up: { $token }.
event-token-seen = Only { $seat-one } sees the token { $territory-one }: { $token }.
event-token-prospected = { $seat-many } prospects { $territory-one }: { $token }.
event-treasure-found = { $seat-many } finds a treasure { $territory-one }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-minor-rolled = { $seat-many } meets a minor civilization { $territory-one } and rolls { $die }.
event-minor-joined = The minor civilization { $territory-one } joins { $seat-one }.
event-minor-rose = The minor civilization { $territory-one } takes up arms against { $seat-one }.
event-fertile-gave = The fertile land of { $seat-one } { $territory-one } brings: { $token }.
event-event-rolled = The event of the turn: { $event } (roll { $die }).
event-boom-came = Demographic boom: { $seat-one } receives an explorer and { $count ->
    [one] one unit
   *[other] { $count } units
} of infantry.
event-settlement-blessed = The settlement of { $seat-one } { $territory-one } is happy this turn.
event-catastrophe-struck = { $catastrophe } { $territory-one }, strength { $strength }.
event-climate-struck = Extreme climate, strength { $strength }: { $band }.
event-settlement-shrank = The settlement { $territory-one } shrinks: { $size-one }.
event-road-destroyed = Roads are destroyed { $territory-one }.
event-unit-lost = { $owner-many }: { $kind } lost { $space-one }.
event-plague-broke-out = A plague breaks out { $territory-one } ({ $seat }).
event-settlement-inherited = The settlement { $territory-one } passes from { $other-one } to { $seat-one }.
event-barbarians-landed = Barbarians land { $territory-one }.
event-barbarians-appeared = Barbarians appear { $space-one }: { $kind-one }.
event-barbarians-moved = Barbarians go from { $space } to { $goal }.
event-barbarians-joined = Barbarians join forces { $space-one }.
event-barbarians-reinforced = The barbarians { $territory-one } are reinforced.
event-barbarians-destroyed = { $seat-many } destroys the barbarian settlement { $territory-one }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-civil-war-broke-out = Civil war breaks out: { $seat-one }.
event-settlement-occupied = Barbarians occupy the settlement of { $seat-one } { $territory-one } and take { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-settlement-barbarian = The settlement of { $seat-one } { $territory-one } becomes barbarian.
event-settlement-freed = The settlement of { $seat-one } { $territory-one } is free again.
event-card-drawn = { $seat-many } draws “{ $card-one }”.
event-card-taken = { $seat-many } takes a strategy card.
event-card-discarded = { $seat-many } discards “{ $card-one }”.
event-strategy-played = { $seat-many } plays “{ $card-one }”.
event-strategy-pledged = { $seat-many } plays “{ $card-one }” in advance and saves { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-strategy-withdrawn = { $seat-many } has not completed “{ $card-one }” and pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} back.
event-standing-ended = “{ $card-one }” no longer holds for { $seat-one }.
event-reward-coins = { $seat-many } receives { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for “{ $card-one }”.
event-reward-forfeited = { $seat-many } gets nothing from “{ $card-one }”.
event-reward-owed = { $seat-many } is still owed { $count } × { $owed }.
event-resource-given = { $seat-many } receives a resource { $territory-one }: { $token }.
event-settlement-given = { $seat-many } receives a village { $territory-one }.
event-garrison-kept = { $seat-many } keeps the garrison { $territory-one }.
event-tribute-paid = { $seat-many } pays { $other-one } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for a monopoly.
event-toll-paid = { $seat-many } pays { $other-one } a toll of { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $rest ->
    [-1] { "" }
    [0] { "" }
   *[other] { "" } and owes { $rest } more
}.
event-technology-bought = { $seat-many } buys { $technology } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-technology-acquired = { $seat-many } owns { $technology }.
event-wonder-taken = { $seat-many } builds a wonder: { $wonder }.
event-wonder-assigned = { $seat-many }: { $wonder } serves the settlement { $territory-one }.
event-unit-bought = { $seat-many } buys { $count ->
    [one] { $kind-one }
   *[other] { $count } { $kind-many }
} for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-unit-placed = { $seat-many } places { $count ->
    [one] { $kind-one }
   *[other] { $count } { $kind-many }
} { $territory-one }.
event-unit-sold = { $seat-many } sells { $count ->
    [one] { $kind-one }
   *[other] { $count } { $kind-many }
} for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-unit-upgraded = { $seat-many } turns { $count ->
    [one] { $kind-one } into { $better-one }
   *[other] { $count } { $kind-many } into { $better-many }
} for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-rights-received = { $seat-many } receives { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} of rights for what { $other-one } has taken.
event-improvement-bought = { $seat-many } buys the { $improvement } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-improvement-received = { $seat-many } receives the { $improvement }.
event-improvement-renewed = { $seat-many }: the { $improvement } replaces the { $former }.
event-improvement-assigned = The { $improvement } of { $seat-one } serves the settlement { $territory-one }.
event-improvement-detached = The { $improvement } goes back to the stock of { $seat-one }.
event-improvement-discarded = The { $improvement } of { $seat-one } is out of date and leaves the game.
event-improvement-missed = There is no improvement of { $branch } left for { $seat-one }.
event-improvement-lost = { $seat-many } loses the { $improvement }.
event-settlement-grown = The settlement of { $seat-one } { $territory-one } grows: { $size-one }.
event-settlement-razed = The settlement of { $owner-one } { $territory-one } is no more.
event-capital-moved = { $seat-many } moves the capital for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: { $territory }.
event-capital-elected = The new capital of { $seat-one }: { $territory }.
event-nuke-bought = { $seat-many } builds a nuclear weapon { $territory-one } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-nuke-received = { $seat-many } stores a nuclear weapon { $territory-one }.
event-spy-bought = { $seat-many } trains a spy for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-merit-staked = { $seat-many } stakes { $number ->
    [one] 1 point
   *[other] { $number } points
} of experience.
event-merit-gambled = { $seat-many } gambles { $number ->
    [one] 1 point
   *[other] { $number } points
} of experience and wins { $count ->
    [one] 1 award
   *[other] { $count } awards
}.
event-award-coins = { $seat-many } takes { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} as an award.
event-award-point = { $seat-many } takes a victory point as an award.
event-award-declined = { $seat-many } takes no award.
event-pieces-moved = { $seat-many }: { $count ->
    [one] { $kind }
   *[other] { $count } units ({ $kind }…)
} from { $space } to { $goal }.
event-settlement-founded = { $seat-many } founds a village { $territory-one }{ $token ->
    [nothing] { "" }
   *[other] { "" } ({ $token })
}.
event-settlement-migrated = The village of { $seat-one } { $territory-one } becomes an explorer.
event-road-built = { $seat-many } builds a road { $territory-one }.
event-railway-built = { $seat-many } builds a railway { $territory-one }.
event-land-terraformed = { $seat-many } terraforms the land { $territory-one }.
event-oil-shared = { $seat-many } receives { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} from the oil fund.
event-explorer-seized = { $seat-many } captures an explorer { $territory-one }.
event-nuke-loaded = { $seat-many } loads a nuclear weapon { $space-one } ({ $kind }).
event-nuke-unloaded = { $seat-many } unloads a nuclear weapon { $space-one } ({ $kind }).
event-nuke-exploded = A nuclear weapon of { $seat-one } explodes { $space-one }.
event-settlement-nuked = The settlement { $territory-one } is hit: { $size-one } left.
event-battle-declared = { $owner-many }: battle declared on { $other-one } { $space-one }.
event-battle-joined = { $seat-many } joins the { $side ->
    [0] attack
   *[other] defence
} { $space-one }.
event-battle-begun = { $landing ->
    [0] Battle
   *[other] Landing
} { $space-one }: { $owner } against { $other }{ $great ->
    [0] { "" }
   *[other] , a great battle
}.
event-round-begun = Battle { $space-one }, round { $number }.
event-ships-committed = Ships of { $seat-one } ({ $space }) take part in the landing { $territory-one }.
event-command-rolled = { $seat-many } rolls { $die } for the command.
event-unit-foreseen = The Oracle shows { $seat-one } what is coming { $space-one }: { $kind-one }.
event-unit-fielded = { $owner-many }, { $exchange } { $space-one }: { $kind }{ $escorted ->
    [0] { "" }
   *[other] { "" } with an aircraft
}.
event-clash-rolled = { $owner-many }: dice { $die }, modifiers { $bonus }, total { $total }.
event-unit-fell = { $owner-many }: { $kind } falls { $space-one }{ $count ->
    [-1] { "" }
    [0] { "" }
   *[other] { "" } with { $count } aboard
}.
event-unit-escaped = { $owner-many }: { $kind } escapes out of the ships' reach { $territory-one }.
event-ship-evaded = { $owner-many }: { $kind } evades the fire { $space-one }.
event-unit-converted = { $owner-many }: { $kind } ({ $other }) comes over { $space-one }.
event-retreat-rolled = { $owner-many } tries to retreat:{ $land ->
    [0] { "" }
   *[other] { "" } { $land } on land
}{ $sea ->
    [0] { "" }
   *[other] { "" } { $sea } at sea
}, bonus { $bonus }.
event-retreat-decided = { $owner-many }, { $space }: land units { $land ->
    [0] stay
   *[other] retreat
}, ships { $sea ->
    [0] stay
   *[other] retreat
}.
event-units-withdrawn = { $seat-many }: { $count ->
    [one] { $kind }
   *[other] { $count } units ({ $kind }…)
}, retreat from { $space } to { $goal }.
event-battle-ended = The battle { $space-one } ends after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}: { $winner ->
    [0] the attack wins
    [1] the defence holds
   *[other] nobody wins
}; losses { $ours } and { $theirs }.
event-experience-gained = { $seat-many } gains { $number ->
    [one] 1 point
   *[other] { $number } points
} of experience.
event-settlement-captured = { $seat-many } takes the settlement of { $other-one } { $territory-one }: { $size-one }.
event-capital-captured = { $seat-many } has taken the capital of { $other-one }, with { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-wonder-seized = { $seat-many } takes a wonder from { $other-one }: { $wonder }.
event-ship-captured = { $seat-many } captures a ship of { $other-one } { $territory-one }: { $kind }.
event-captive-destroyed = { $seat-many } destroys a captured unit ({ $kind }) for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-nuke-lost = A nuclear weapon of { $seat-one } is lost { $territory-one }.
event-nuke-taken = { $seat-many } takes a nuclear weapon { $territory-one }.
event-senate-agreed = The Senate of { $seat-one } agrees to war with { $other-one } (roll { $die }, unhappy settlements { $unhappy }, bribes { $bribes }).
event-senate-refused = The Senate of { $seat-one } refuses war with { $other-one } (roll { $die }, unhappy settlements { $unhappy }, bribes { $bribes }).
event-settlement-sacked = { $seat-many } destroys the settlement { $territory-one } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-involvement-paid = { $seat-many } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for lost battles.
event-involvement-waived = { $seat-many } cannot pay { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for lost battles and has nothing to give up.
event-objective-forfeited = { $seat-many } gives up an objective: { $card-one }.
event-fanatic-raised = Fanatics of { $seat-one } gather { $territory-one }: { $kind-one }.
event-terror-struck = Terrorists of { $seat-one } strike at { $other-one }: roll { $die } (units: { $territory }).
event-revolt-rolled = Unrest in the settlement of { $seat-one } { $territory-one }: roll { $die }, score { $score }.
event-settlement-revolted = The settlement of { $seat-one } { $territory-one } revolts: { $size-one } left.
event-revolution-rolled = Danger of revolution: { $seat-one } rolls { $die }, unhappy settlements { $unhappy }.
event-revolution-suppressed = { $seat-many } suppresses the revolution.
event-government-left = { $seat-many } gives up the government: { $government }. Anarchy.
event-government-fallen = Revolution: the government of { $seat-one } falls: { $government }.
event-government-chosen = { $seat-many } sets up a government: { $government }.
event-dogma-drawn = The dogma of { $seat-one } forbids: { $token }.
event-critical-rolled = The critical resource of the turn: { $token } (roll { $die }).
event-production-paid = { $seat-many } earns { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-offer-made = { $seat-many } makes { $other-one } offer { $offer }.
event-offer-accepted = { $seat-many } accepts offer { $offer } of { $other-one }.
event-offer-declined = { $seat-many } declines offer { $offer } of { $other-one }.
event-offer-withdrawn = { $seat-many } withdraws offer { $offer } to { $other-one }.
event-offer-countered = { $seat-many } answers offer { $offer } of { $other-one } with another.
event-deal-done = { $seat-many } and { $other-one } have come to terms.
event-resources-exchanged = Exchange of resources: { $territory } ({ $token }) and { $goal } ({ $ware }).
event-trade-ended = The exchange between { $territory } and { $goal } is over.
event-coins-given = { $seat-many } gives { $other-one } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-unit-given = { $seat-many } gives { $other-one } { $kind-one } { $space-one }.
event-improvement-given = { $seat-many } gives { $other-one } the { $improvement }.
event-technology-given = { $seat-many } gives { $other-one } { $technology }.
event-spy-given = { $seat-many } gives { $other-one } a spy.
event-nuke-given = { $seat-many } gives { $other-one } a nuclear weapon { $territory-one }.
event-card-given = { $seat-many } gives { $other-one } a strategy card.
event-pact-made = { $seat-many } and { $other-one } have a secret understanding.
event-peace-wanted = { $seat-many } asks { $other-one } for peace.
event-peace-made = Peace between { $seat-one } and { $other-one }.
event-war-paid = { $seat-many } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to go on with the war against { $other-one }.
event-embargo-set = { $seat-many } closes the roads and seas to the trade of { $other-one }.
event-embargo-lifted = { $seat-many } lifts the embargo on { $other-one }.
event-duty-set = { $seat-many } takes a duty of { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-prisoners-exchanged = { $seat-many } and { $other-one } exchange prisoners.
event-spy-ransomed = { $seat-many } ransoms a spy from { $other-one }.
event-culture-tried = { $seat-many } tries to win over the settlement { $territory-one }: score { $score }, roll { $die }.
event-culture-denied = { $seat-many } prevents the loss of the settlement { $territory-one }.
event-culture-won = The settlement of { $other-one } { $territory-one } goes over to { $seat-one }.
event-spy-entered = A spy of { $seat-one } enters the game { $territory-one }.
event-spy-moved = A spy of { $seat-one } is now { $space-one }.
event-spy-boarded = A spy of { $seat-one } goes aboard { $space-one }.
event-spy-watched = The spy of { $seat-one } { $space-one } rolls { $die } and { $hidden ->
    [0] is seen
   *[other] stays hidden
}.
event-spy-discovered = A spy of { $seat-one } is discovered { $space-one }.
event-spy-escaped = The spy of { $seat-one } escapes from { $other-one } (roll { $die }).
event-spy-treated = The spy of { $seat-one } in the hands of { $other-one }: { $treatment } (roll { $die }).
event-spy-freed = A spy of { $seat-one } is freed.
event-mission-declared = A spy of { $seat-one } { $space-one } sets out on a mission: { $mission }.
event-mission-failed = The mission of { $seat-one } fails: { $mission } (roll { $die }, more than { $need } needed).
event-mission-succeeded = The mission of { $seat-one } succeeds: { $mission } (roll { $die }, more than { $need } needed).
event-mission-cancelled = The mission of { $seat-one } comes to nothing: { $mission }.
event-coins-stolen = { $seat-many } steals { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} from { $other-one }.
event-card-stolen = { $seat-many } steals a strategy card from { $other-one }.
event-technology-stolen = { $seat-many } steals { $technology } from { $other-one }.
event-hand-seen = { $seat-many } sees in the hand of { $other-one }: “{ $card-one }”.
event-nuke-defused = A spy of { $seat-one } destroys a nuclear weapon { $space-one }.
event-state-changed = A spy brings { $war ->
    [0] peace
   *[other] war
} between { $seat-one } and { $other-one }.

## Refusals

reason-aboard-an-ally = Units of yours are aboard somebody else's ship.
    .remedy = Bring them ashore first.
reason-acted-this-round = It has acted in this round.
reason-after-revolution = After the revolution the people will not have the same government at once: { $government }.
reason-anarchy = In anarchy that is not possible.
    .remedy = Set up a government in phase 11.
reason-assigned-for-good = The { $improvement } serves its settlement as long as its era lasts.
reason-at-peace-already = You are at peace already.
reason-at-sea = That can be done on land only.
reason-at-war = You are at war with { $seat-one }.
    .remedy = Add peace to the terms.
reason-attack-first = The attacker attacks at least once in every round.
reason-award-coins-used = You have taken half of your coins in awards already.
reason-award-growth-used = One settlement has grown by an award in this phase.
reason-bag-empty = The prospecting bag is empty.
reason-battle-only = That belongs to a battle.
reason-bombarded-this-round = It has been bombarded in this round.
reason-cannot-reach-ships = It cannot fire at ships.
reason-capital-stays = The capital never migrates: { $territory }.
reason-cards-are-secret = Hands are secret: only your own cards can be part of your offer.
reason-climate = Extreme climate closes this place for the turn.
reason-condition-not-met = The condition is not met: { $card-one }.
reason-continent-taken = Somebody has begun on this continent.
    .remedy = Choose a territory of another continent.
reason-culture-phase-only = That belongs to the Culture phase.
reason-culture-too-low = Your culture is not strong enough: score { $number }.
reason-deck-empty = No card of this era is left.
reason-desert = No settlement can be founded in a desert: { $territory }.
reason-discovered-this-turn = In the turn of the discovery ({ $technology }) only its discoverer may have it: { $improvement }.
    .remedy = It can be bought next turn.
reason-dogma = Religion forbids trade in this resource.
reason-enemy-there = Enemies are there.
reason-entry-refused = Somebody there has refused entry for this turn.
reason-era-too-far = That era is still too far away.
reason-escaped-inland = It is out of reach of the ships.
reason-fought-this-round = It has fought in this round.
reason-founded-lately = The village was founded since your last Purchase phase: { $territory } ({ $size }).
reason-government-improvement = That government needs an improvement: { $improvement }.
    .remedy = It can always be bought in the Purchase phase.
reason-government-phase-only = That belongs to the Government phase.
reason-government-technology = That government needs a discovery: { $technology }.
reason-grown-this-turn = It has grown in this phase: { $territory } ({ $size }).
reason-hand-full = You hold { $number } cards: only with fewer than two may you draw.
    .remedy = Exchange one of them.
reason-hostile-land = That land is in enemy hands.
reason-improvements-first = Improvements are given up first.
reason-in-the-air = Aircraft cannot stay here.
reason-isolated = No road, port or neighbour brings its resource there: { $territory }.
    .remedy = Fly on to an airport, an own settlement or a carrier.
reason-largest-already = No settlement grows beyond that: { $territory }.
reason-modern-era-only = Only in the Modern era.
reason-mostly-unhappy = More of your settlements are unhappy than happy.
reason-movement-phase-only = That belongs to the Movement phase.
reason-needs-ship = Land units need a ship there.
    .remedy = Go aboard a ship in that sea.
reason-no-card-left = No card of this improvement is left: { $improvement }.
reason-no-free-capital = You have no free capital.
reason-no-gunpowder = Terrorism needs Gunpowder Weapons.
reason-no-improvement-to-have = There is no improvement that you can have.
reason-no-landing-place = From there no landing place is in reach.
reason-no-miniature = All your villages are on the board.
reason-no-miniature-left = No miniature is left.
reason-no-place-for-unit = None of your settlements can take it: { $kind }.
reason-no-points = Not enough movement points or coins for fuel: { $space }.
reason-no-points-left = The explorer has no movement points left.
reason-no-road = A railway needs a road first.
reason-no-sack = Your government does not sack.
reason-no-settlement-left = You have no settlement left.
reason-no-settlement-wants-it = None of your settlements needs it: { $improvement }.
reason-no-spies-yet = There are no spies before the Industrial era.
reason-no-spy-left = All six of your spies are in use.
reason-no-terrain = There is no terrain to be changed.
reason-no-trade-route = Goods find no way to { $seat-one }.
    .remedy = Roads, ports, peace and a broker between you open one.
reason-no-village = Only a village can migrate: { $territory }.
reason-no-war-now = No war with { $seat-one } can begin now.
reason-not-delivered = It would have to lie in a settlement of whoever receives it.
reason-not-enough-coins = Not enough coins: { $need } needed, { $have } there.
reason-not-in-dock = It is not where it can be brought up to date: { $piece }.
    .remedy = Ships need an own port, armies an own settlement.
reason-not-tradable = That cannot change hands now.
reason-not-yours = It does not belong to whoever would give it.
reason-nothing-can-grow = None of your settlements can grow.
reason-nothing-in-reach = Nothing is in reach.
reason-nothing-to-spare = Only an improvement that serves no settlement can be given.
reason-occupied = Barbarians have occupied the settlement { $territory-one }.
reason-one-for-one = Resources are exchanged one for one.
reason-orders-used-up = You have given { $number } orders in this phase: that is enough.
reason-own-moment-only = That is possible only when you are to act, or for missions when somebody is about to.
reason-owned-already = You own it: { $improvement } ({ $technology }).
reason-prerequisite-missing = Something must be discovered first: { $technology }.
reason-promised-first = Coins were advanced to you for what a card asks for: { $card-one }. Buy that first.
reason-purchase-phase-only = That belongs to the Purchase phase.
reason-rare-metals-used = Nuclear weapons a turn for your rare metals: { $number }.
reason-road-already = There is a road already.
reason-same-resource = Both resources are the same: { $token }.
reason-senate-asked = Your Senate has refused war in this turn ({ $seat }).
reason-senate-says-no = Without its Senate a civilization strikes only at those with whom it is at war.
reason-settled-already = There is a settlement already: { $territory }.
reason-settlement-of-another = The settlement there belongs to somebody else, and it would not outlast the terraforming.
reason-setup-only = That belongs to the preparation.
reason-ship-carries = The ship carries something: { $piece }.
reason-ships-only = Without troops ashore at least one fleet must take part.
reason-ships-stay-at-sea = Ships do not go ashore.
reason-size-not-discovered = That size ({ $size }) needs { $technology }, which has not been discovered, or only in this turn by somebody else.
reason-smaller-than-capital = It is smaller than your capital: { $territory }.
reason-strategy-phase-only = That belongs to the Strategy phase.
reason-technologies-this-turn = No more than { $number ->
    [one] 1 technology
   *[other] { $number } technologies
} a turn.
reason-technology-lost = It was lost with its owner and stays discovered.
reason-technology-owned = { $seat-many } owns it.
reason-technology-undiscovered = It has not been discovered: { $technology }.
reason-terrain-limit = The terrain allows no larger settlement: { $territory } ({ $size }).
reason-token-there = There is a token, or the land has been prospected.
reason-too-many-spies = All six spies are in use.
reason-trade-phase-only = That belongs to the Trade phase.
reason-traded-already = This resource is being exchanged already.
reason-traded-this-turn = An exchange of resources lasts at least until the next Trade phase.
reason-turn-change-only = That belongs to the turn change.
reason-unhappy-settlement = The settlement is unhappy: { $territory }.
    .remedy = Give it an improvement of happiness and, if your government asks for it, a garrison.
reason-unit-not-discovered = { $technology } has not been discovered, or only in this turn by somebody else.
reason-wrong-era = That is of another era.

## The lesson

lesson-first = Your first two turns, step by step
lesson-first-capital = Welcome! You lead a people from its first villages through the ages. Whoever has the most points when the game ends wins: for settlements, wonders, seminal discoveries and objectives (CV-END-1). You begin with Pottery/Specialization, two villages and 20 coins (CV-SET-9). Place the first one on the Nile: it becomes your capital, and a capital is always happy (CV-SET-15).
lesson-first-second = Everybody has placed one village, and the last one began with the second (CV-SET-16). Yours may lie anywhere that is free. Choose Sudan: it borders on the Nile, and Blue has just settled in Arabia, next door to your capital. Neighbours can trade.
lesson-first-granary = Pottery/Specialization brings a Granary. Settlements produce more when they are happy and more still when they are productive (CV-IMP-2). The Granary makes one productive: assign it to the Nile.
lesson-first-card = The tokens of your villages are turned up: wine on the Nile, gems in Sudan. Both make a settlement happy for good (CV-RES-9). Turn 1, and the first thing to do are strategy cards: with fewer than two in hand you may draw one (CV-STR-2). Draw.
lesson-first-technology = Found the first settlement! We shall see to that in a moment. Now the purchases. A technology needs its prerequisites, but these may belong to anybody (CV-TEC-2). Buy Alphabet/Writing for 15 of your 20 coins: it is a seminal discovery and worth 4 points (CV-TEC-11).
lesson-first-explorer = Nothing more can be bought with 5 coins. The movement phase: armies go 1 step, explorers 2 (CV-MOV-1), and explorers can look under tokens. Take the one on the Nile.
lesson-first-walk = Send it west, into the Sahara.
lesson-first-halt = One step is left, but to look one has to stop. Stop here.
lesson-first-look = Look at the token. Resources only you would see; events and terrain are turned up for all at once (CV-TOK-2).
lesson-first-other = A treasure: 30 coins (CV-TOK-7)! Who has looked moves no further this turn (CV-TOK-3). Now the explorer in Sudan.
lesson-first-coast = East, to the coast of Somalia.
lesson-first-stop = Stop here.
lesson-first-peek = And look.
lesson-first-found = Wine, and nobody else knows. Found a village there: the explorer becomes the village, for 20 coins (CV-FND-1). It will be happy from its first day.
lesson-first-objective = A third settlement, and with it the objective of your card is fulfilled. An objective is declared by playing its card; it pays at once and counts half a point at the end (CV-STR-8, CV-END-5). Play Found the first settlement.
lesson-first-guard = Two infantry units as a reward. Bronze Working belongs to Blue, so Blue receives rights for them (CV-UNI-3). Place one in Somalia: an empty village is an easy prey.
lesson-first-post = And the other one in Sudan.
lesson-first-moved = Armies may enter foreign spaces; there is a battle only if somebody declares one (CV-MOV-2). You are at peace with all, so say done.
lesson-first-offer = Trade and diplomacy. You have wine twice, and every different resource earns 3 coins a turn (CV-PRD-5). Offer Blue the wine of the Nile for the horses of Arabia. The villages are neighbours and need no roads for it (CV-TRD-7); what makes a village happy stays with it (CV-GAP-91).
lesson-first-traded = Blue has agreed: both gain a resource, for as long as both like (CV-TRD-12). Say done.
lesson-first-government = The Production has brought you 28 coins: 16 from the villages, 9 for wine, gems and horses, 3 of taxes. ABAKUS shows every item of every player. Spices were critical this time; who has the critical resource earns 15 more (CV-PRD-4). Now the governments: a change costs a turn of anarchy (CV-GOV-2), and there is nothing better yet than your Despotism. Keep it.
lesson-first-plague = Turn 2. Who was last is first now (CV-ORD-2), so you are the third today. Draw a card.
lesson-first-again = Deny plague: a bonus, for when you need it. It carries the sign for another card (CV-STR-3): draw again.
lesson-first-masonry = Three equal resources pay 20 coins, and as a monopoly they earn 20 more every turn (CV-PRD-7): an aim for later. Now you have 43 coins. Buy Masonry for 15: with it comes a wonder, 2 points (CV-END-3).
lesson-first-gardens = The Hanging Gardens are yours, and they bring two explorers. Place both in Sudan.
lesson-first-bought = Keep the rest for another village. Say done. In phase 5 barbarians would move, but there are none yet (CV-BAR-3).
lesson-first-scout = Blue and Green stay at home. Take an explorer in Sudan.
lesson-first-river = South-west, into the Congo.
lesson-first-camp = Stop here.
lesson-first-secret = And look.
lesson-first-spices = Spices bring 3 coins by themselves in the early eras (CV-RES-6), and they are a fourth kind for you. Found a village, with 20 of your 28 coins.
lesson-first-army = This village is unhappy: no wine, no gems, no improvement (CV-IMP-1). From the Medieval era on unhappy settlements may revolt, and armies keep them quiet (CV-REV-2). Take a swordsman in Sudan.
lesson-first-march = Lead him into the Congo. Later, when you have a Temple or a Ziggurat for the Congo, Despotism wants this garrison too (CV-GOV-16).
lesson-first-rest = That is all for this turn. Say done.
lesson-first-decline = Blue offers 20 coins for Alphabet/Writing. It is worth 4 points at the end, and coins are worth none: decline. The other exchange goes on by itself.
lesson-first-agreed = Say done.
lesson-first-despotism = Gems are the critical resource: 51 coins! But Despotism allows no more than 50 a turn (CV-GOV-9); it is time to think of a Monarchy, which needs Horseback Riding and Mysticism (CV-GOV-10). For the present keep your government.
lesson-first-end = Turn 3, and you are first. You have 58 coins, four settlements and 13 points. The game ends some time after the first Medieval technology has been bought (CV-END-9), so be quick with settlements and technologies. Two cards are a full hand: keep them. From here the game is yours! Whatever is closed to you says why, and the rules are a click away.

## Chapters of the rules

chapter-gen = Definitions
chapter-tok = Exploration tokens
chapter-res = Resources
chapter-var = Variants
chapter-end = End of the game
chapter-tim = The clock
chapter-set = Set-up
chapter-ord = Order of action
chapter-seq = The turn
chapter-evt = Events
chapter-str = Strategy cards
chapter-pur = Purchases and merit awards
chapter-tec = Technologies
chapter-won = Wonders
chapter-imp = Improvements
chapter-uni = Units
chapter-gro = Growth
chapter-cpt = The capital
chapter-bar = Barbarians
chapter-mov = Movement
chapter-fnd = Founding
chapter-roa = Roads and railways
chapter-oil = Oil
chapter-nuc = Nuclear weapons
chapter-psp = Prospecting and terraforming
chapter-mig = Migration
chapter-dip = Diplomacy
chapter-bat = Battles
chapter-dic = Dice and modifiers
chapter-lnd = Landings
chapter-ret = Retreat
chapter-cpl = Loss of the capital
chapter-war = War involvement
chapter-me = Military experience
chapter-rev = Revolts
chapter-trd = Trade
chapter-cul = Culture
chapter-prd = Production
chapter-gvc = Change of government
chapter-hsk = Housekeeping
chapter-era = Change of era
chapter-civ = Civilizations
chapter-gov = Governments
chapter-esp = Espionage
chapter-spc = Special situations

## Why the game has ended

ended-era-end = The last era of this game was reached.
ended-conquest = { $seat } conquered the world.
ended-diplomatic = { $seat } called the United Nations.
ended-military = { $seat } ended it with the Apollo Program.
ended-technological = { $seat } sent the Colony Ship.
ended-last-left = { $seat } alone was left.
ended-turns = The last turn that had been agreed on was over.
