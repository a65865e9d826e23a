// Made from the Rust types by `make types`. Do not edit.

import type { RuleId } from "./tabletop";

/** Something in the City that brings the team a citizen when it is complete. */
export type Achievement = "catapult" | "clothing_store" | "treasury" | "militia" | "prayer_service";

/** A deed of a board that lies in place of the base deeds, as printed. */
export type BoardDeedFacts = {
  /** The follower each space takes, from left to right. */
  spaces: Array<SpaceKind>,
  /** The goods that lie at its spaces, where goods do. */
  goods: Array<Good>,
  /** The fewest players with which it is open. */
  min_players: number,
  /** What each follower brings, where that is simple. */
  each: Reward,
  /** What whoever completes it receives, where that is simple. */
  complete: Reward,
  /** Whether the rightmost space is covered with two or three players. */
  covers_rightmost: boolean,
  /** Whether the spaces wait for a look at the physical game. */
  reconstructed: boolean,
};

/** What a track space gives. */
export type Bonus = "nothing"
  | { "good": Good }
  | { "coins": number }
  | { "develop": number }
  | "gear"
  | "tile_one"
  | "tile_any"
  | { "draw": number };

/** How two towns are joined. */
export type By = "road" | "water";

/** The category of a place tile. */
export type Category = "I" | "II" | "Plague";

/** A nefarious character of the Intrigue board. */
export type Character = "fraud"
  | "arsonist"
  | "kidnapper"
  | "torturer"
  | "hangman"
  | "saboteur"
  | "spy"
  | "tax_collector"
  | "traitor";

/** A character card as printed. */
export type CharacterFacts = {
  /** Who. */
  character: InvasionCharacter,
  /** Whether it is one of the easier ones. */
  easier: boolean,
  /** What it must have at the end. */
  parts: Array<Part>,
  /** The rule that says so. */
  rule: RuleId,
};

/** What the City takes with a number of players. */
export type CityNeeds = {
  /** Knights on the City Walls. */
  walls: number,
  /** Citizens of the team. */
  citizens: number,
  /** Coins in the City Treasury. */
  city_treasury: number,
  /** Goods of each kind: grain, cheese and wine in the Warehouse, wool and brocade in the Clothing Store. */
  goods: [number, number, number, number, number],
  /** Gear wheels on the Catapult. */
  catapult: number,
  /** Coins in the Treasury. */
  treasury: number,
  /** Followers of each kind in the Militia. */
  militia: [number, number, number, number, number, number, number],
  /** Followers of each kind in the Prayer Service. */
  prayer: [number, number, number, number, number, number, number],
};

/** What the whole team must have done when the invasion comes. */
export type CommonObjective = "city_walls"
  | "citizens"
  | "city_treasury"
  | "warehouse"
  | "fortified_towers";

/** What an Indulgence card asks for. */
export type Condition = { "arrive": Town }
  | { "build": Town }
  | { "give": {
  /** Where. */
  town: Town | null,
  /** How many goods of each kind, from grain to brocade. */
  goods: [number, number, number, number, number],
  /** How many coins. */
  coins: number, } }
  | { "stations": number }
  | { "inland_stations": number }
  | { "status": number }
  | { "wheels": number }
  | { "tiles": number }
  | "first_wine"
  | { "citizens": number }
  | { "monks": number }
  | "deed_citizen"
  | "track_end";

/** A beneficial deed; its facts stand in `data/deeds.toml`. */
export type Deed = "city_wall"
  | "papal_conclave"
  | "defeating_the_plague"
  | "astronomy"
  | "boatmens_guild"
  | "building_the_cathedral"
  | "peace_treaty"
  | "canalization";

/** Goods that a town waits for. */
export type Delivery = {
  /** The town. */
  town: Town,
  /** How many of each kind, from grain to brocade. */
  goods: [number, number, number, number, number],
  /** The rule that says so. */
  rule: RuleId,
};

/** What the Estate Manager pays at the end of a round. */
export type Due = { "coins": number }
  | { "goods": [Good, number] }
  | { "books": number }
  | { "follower": Kind }
  | "wheel"
  | "station"
  | "tile";

/** A due as printed. */
export type DueFacts = {
  /** What is paid. */
  due: Due,
  /** The rule that says so. */
  rule: RuleId,
  /** Whether it waits for a look at the physical game. */
  reconstructed: boolean,
};

/** A deed of the Duel board. */
export type DuelDeed = "astronomy" | "wine_press_house" | "three_field_rotation" | "angelology";

/** What a player must achieve. */
export type DuelObjective = "bookkeeping" | "three_branches" | "deliver_wine" | "clothe_lady";

/** What the objectives ask for. */
export type DuelObjectives = {
  /** The development status that is bookkeeping. */
  status: number,
  /** Own trading stations for the branches. */
  stations: number,
  /** How many of them in towns without waterways. */
  inland: number,
  /** Where the wine is wanted. */
  wine_town: Town,
  /** How much wine. */
  wine: number,
  /** Where the lady lives. */
  lady_town: Town,
  /** How many fabrics she gets, wool or brocade. */
  fabrics: number,
  /** How many of them are brocade at least. */
  brocade: number,
};

/** Which printing of the game is played. */
export type Edition = "first" | "current" | "bigbox";

/** A simple effect, in data. The moment a place needs a condition or a question it is code. */
export type Effect = {
  /** Coins received. */
  coins: number,
  /** Development points received. */
  develop: number,
  /** A good taken from the goods market. */
  good: Good | null,
  /** A follower recruited, with everything that brings. */
  recruit: Kind | null,
};

/** An event as one set prints it. */
export type EventFacts = {
  /** What it brings. */
  event: Happening,
  /** The letter on the back of its tile, where there is one. */
  letter: Letter | null,
  /** Whether it works at another time than phase 6. */
  special: boolean,
  /** The number printed with it: coins, items, steps. */
  amount: number,
  /** Coins for each item that is missing, 0 where coins are a choice; for each step of a journey. */
  price: number,
  /** Whether only goods pay it, and no coins. */
  in_kind: boolean,
  /** Whether only what stands on the player board counts, without place tiles. */
  board_only: boolean,
  /** Whether only Market and bag count, and nobody on an action space. */
  market_only: boolean,
  /** The rule that says what it does. */
  rule: RuleId,
  /** Whether something about it waits for a look at the physical game. */
  reconstructed: boolean,
};

/** A follower tile: neutral, or marked with the colour of its player. */
export type Follower = "farmer"
  | "boatman"
  | "craftsman"
  | "trader"
  | "knight"
  | "scholar"
  | "monk"
  | "own_farmer"
  | "own_boatman"
  | "own_craftsman"
  | "own_trader"
  | "plague_doctor";

/** A good, from the cheapest to the dearest. */
export type Good = "grain" | "cheese" | "wine" | "wool" | "brocade";

/** A goods space of the map, by its position in `Components::goods_spaces`. */
export type GoodsSpaceId = number;

/** A set of goods spaces of the map. */
export type GoodsSpaceSet = Array<number>;

/** What an hour glass tile or an event board brings. Which set has it, and how strongly, stands in `data/`. */
export type Happening = "pilgrimage"
  | "income"
  | "harvest"
  | "taxes"
  | "trading_day"
  | "plague"
  | "indulgence"
  | "training"
  | "bon_voyage"
  | "conference"
  | "crusade"
  | "strike"
  | "tax"
  | "trip"
  | "fishing_grounds"
  | "retraining"
  | "wedding"
  | "sabotage"
  | "amnesty"
  | "malfunction"
  | "torture"
  | "vacation"
  | "book_fire"
  | "goods_tax"
  | "dues"
  | "peasant_uprising"
  | "technology_tax"
  | "summoning"
  | "famine"
  | "capitation_tax"
  | "tithe"
  | "silentium"
  | "drought"
  | "highwaymen"
  | "pirates"
  | "riots"
  | "axle_fracture"
  | "coin_dues"
  | "wheel_tax"
  | "storm"
  | "banishment"
  | "feeding"
  | "great_feast"
  | "town_meeting"
  | "trade"
  | "cheese_day"
  | "quick_travel"
  | "journey_home"
  | "outbreak"
  | "victory_over_plague"
  | "taking_to_the_road"
  | "consolation"
  | "exorcism"
  | "closing_day"
  | "rat_infestation"
  | "curfew"
  | "grave_goods"
  | "arson"
  | "fast_travel"
  | "wake"
  | "quarantine"
  | "support"
  | "monk_indulgence"
  | "coin_taxes"
  | "bribe"
  | "firestorm"
  | "mass"
  | "peregrination"
  | "restoration"
  | "pilgrims_day"
  | "market_day"
  | "development_tax"
  | "assembly"
  | "demolition"
  | "donation"
  | "earthquake"
  | "escape"
  | "good_trade"
  | "good_winds"
  | "highwayman"
  | "progress"
  | "reinforcement"
  | "wool_market"
  | "team_arson"
  | "raging_plague"
  | "rats"
  | "robbery"
  | "rome_calling"
  | "witch_hunt"
  | "invasion";

/** An Indulgence card, by its condition. */
export type Indulgence = "pilgrimage_to_vierzon"
  | "pilgrimage_to_sancerre"
  | "pilgrimage_to_le_mans"
  | "pilgrimage_to_chinon"
  | "pilgrimage_to_loches"
  | "pilgrimage_to_etampes"
  | "pilgrimage_to_argenton"
  | "one_grain"
  | "one_cheese"
  | "one_wine"
  | "one_wool"
  | "one_brocade"
  | "three_coins"
  | "five_grain"
  | "three_cheese"
  | "three_wine"
  | "five_coins"
  | "ten_coins"
  | "build_in_chartres"
  | "build_in_montargis"
  | "build_in_blois"
  | "build_in_tours"
  | "build_in_le_blanc"
  | "build_in_nevers"
  | "brocade_to_orleans"
  | "grain_to_vendome"
  | "wool_to_briare"
  | "coins_to_chatellerault"
  | "cheese_and_wine_to_bourges"
  | "fifth_station"
  | "status_three"
  | "second_gear_wheel"
  | "status_five"
  | "third_place_tile"
  | "wine_space"
  | "second_citizen"
  | "two_monks"
  | "third_inland_station"
  | "deed_citizen"
  | "track_end";

/** An Indulgence card as printed. */
export type IndulgenceFacts = {
  /** Which it is. */
  card: Indulgence,
  /** What it asks for. */
  condition: Condition,
  /** The pile it is of. */
  pile: Pile,
  /** What it is worth once it is played. */
  points: number,
  /** Whether pile or points wait for a look at the physical game. */
  reconstructed: boolean,
};

/** Who a player is. */
export type InvasionCharacter = "librarian"
  | "scholar"
  | "mayor"
  | "general"
  | "fisherman"
  | "merchant"
  | "councilman"
  | "innkeeper"
  | "estate_manager";

/** Something that mans a Structure. */
export type Item = { "follower": Kind } | "coin" | { "good": Good };

/** The profession of a follower. */
export type Kind = "farmer" | "boatman" | "craftsman" | "trader" | "knight" | "scholar" | "monk";

/** The letter on the back of an hour glass tile; the pale tile on top has none, and only expansions have D. */
export type Letter = "start" | "a" | "b" | "c" | "d";

/** An order card as printed. */
export type OrderFacts = {
  /** Where the goods are wanted. */
  town: Town,
  /** How many of each kind, from grain to brocade. */
  goods: [number, number, number, number, number],
  /** What delivering them is worth. */
  points: number,
  /** Whether town, goods or points wait for a look at the physical game. */
  reconstructed: boolean,
};

/** An order card, by its row in `data/trade_intrigue.toml`. */
export type OrderId = number;

/** One thing that a character must have at the end. */
export type Part = { "status": number }
  | { "station": Town }
  | { "stations": number }
  | { "tiles": number }
  | { "coins": number }
  | { "citizens": number }
  | { "track_end": Track }
  | { "wheels": number }
  | { "monks": number }
  | { "goods": [Good, number] }
  | { "fabrics": number }
  | { "food": number }
  | "assembly_hall"
  | "dues";

/** The pile of an Indulgence card, by its back. */
export type Pile = "a" | "b" | "c";

/** A place of the player board or a place tile. Its facts stand in `data/places.toml`. */
export type Place = "farm_house"
  | "village"
  | "university"
  | "castle"
  | "monastery"
  | "ship"
  | "wagon"
  | "guildhall"
  | "scriptorium"
  | "town_hall"
  | "barracks"
  | "bathhouse"
  | "brasserie"
  | "brewery"
  | "cheese_factory"
  | "episcopal_see_of_tours"
  | "farm"
  | "hayrick"
  | "herb_garden"
  | "hospital"
  | "library"
  | "merchant_house"
  | "port"
  | "road"
  | "sacristy"
  | "shipping_line"
  | "statue"
  | "tailor_shop"
  | "vineyard"
  | "windmill"
  | "winery"
  | "wool_manufacturer"
  | "bakery"
  | "ballroom"
  | "black_market"
  | "bookbindery"
  | "bourgeois_house"
  | "cathedral"
  | "cellar"
  | "christmas_market"
  | "church"
  | "court"
  | "depot"
  | "drawbridge"
  | "flea_market"
  | "gaming_room"
  | "goldsmith"
  | "gunpowder_tower"
  | "horse_wagon"
  | "laboratory"
  | "lair"
  | "lock"
  | "market_stand"
  | "observatory"
  | "office"
  | "opera"
  | "pharmacy"
  | "prairie"
  | "quarry"
  | "school"
  | "sheep_farm"
  | "stage_coach"
  | "tavern"
  | "theatre"
  | "tinkerers_wagon"
  | "well"
  | "workshop"
  | "back_door"
  | "cemetery"
  | "medicinal_spring"
  | "shared_house"
  | "infirmary"
  | "carpenter"
  | "vehicle"
  | "guild_house"
  | "hostel"
  | "palatinate";

/** A set of places. */
export type PlaceSet = Array<Place>;

/** A plague card: it changes the start or the whole game. */
export type PlagueCard = "farm_house"
  | "scholars"
  | "half_gear_wheels"
  | "doctor_round_three"
  | "half_monks"
  | "second_hour_glass"
  | "corpse_fee"
  | "no_gear_village"
  | "station_fee"
  | "town_hall"
  | "two_start_corpses"
  | "fewer_stations"
  | "no_gear_tiles"
  | "one_start_corpse"
  | "no_development_coins";

/** A deed of the Plague board. */
export type PlagueDeed = "alchemy_i"
  | "autopsy"
  | "coinage"
  | "storeroom"
  | "alchemy_ii"
  | "herbalism"
  | "messenger_service"
  | "cremation";

/** A deed of the Prosperity board. */
export type ProsperityDeed = "founding_the_carpenters_guild"
  | "right_of_assembly"
  | "building_the_orphanage";

/** A simple reward of a deed. */
export type Reward = {
  /** Coins from the supply. */
  coins: number,
  /** Development points. */
  develop: number,
  /** A good from the goods market. */
  good?: Good,
  /** Citizens. */
  citizens: number,
  /** Whether a development point may be taken instead of the coins. */
  or_develop?: boolean,
};

/** What sort of thing a place is. */
export type Sort = "action" | "passive" | "endgame" | "event" | "market" | "deed";

/** An action space, by its position in `Components::spaces`. */
export type SpaceId = { place: Place, nth: number };

/** What is printed on a space: the kind of follower it asks for. */
export type SpaceKind = "farmer"
  | "boatman"
  | "craftsman"
  | "trader"
  | "knight"
  | "scholar"
  | "monk"
  | "any"
  | "plague_doctor"
  | "patient"
  | "trader_or_boatman";

/** A set of action spaces. */
export type SpaceSet = Array<SpaceId>;

/** A Structure card. One of them is named like a place tile, and is another thing. */
export type Structure = "vineyard"
  | "grain_mill"
  | "castle"
  | "abbey"
  | "stone_bridge"
  | "shipyard"
  | "toll_station"
  | "market_hall"
  | "cloth_hall"
  | "watchtower"
  | "latin_school"
  | "cheese_dairy"
  | "wine_cellar"
  | "pilgrim_hostel"
  | "leper_house"
  | "harbor"
  | "fishery"
  | "storehouse"
  | "smithy"
  | "weaving_mill"
  | "brocade_manufactory"
  | "royal_palace";

/** A Structure card as printed. */
export type StructureFacts = {
  /** Which. */
  structure: Structure,
  /** Where it may be built. */
  towns: TownSet,
  /** What mans it: followers, then coins, then goods. */
  items: Array<Item>,
  /** What it is worth when it is completed. */
  points: number,
  /** Whether the card waits for a look at the physical game. */
  reconstructed: boolean,
};

/** An event of the set that is played: an hour glass tile by its row (those of Trade & Intrigue follow the base ones),
 * or the event of a board, counted from 0. */
export type TileId = number;

/** A deed of the Tours board. */
export type ToursDeed = "canalization" | "knight_consecration";

/** What wins the game. */
export type ToursTask = {
  /** Where the merchant must be. */
  town: Town,
  /** How many citizens must be owned. */
  citizens: number,
  /** The goods to be delivered at once, from grain to brocade. */
  goods: [number, number, number, number, number],
};

/** A town on the map. Its position and routes stand in `data/map.toml`. */
export type Town = "orleans"
  | "chartres"
  | "etampes"
  | "le_mans"
  | "chateaudun"
  | "montargis"
  | "vendome"
  | "blois"
  | "briare"
  | "tours"
  | "chinon"
  | "montrichard"
  | "vierzon"
  | "loches"
  | "bourges"
  | "sancerre"
  | "chatellerault"
  | "le_blanc"
  | "chateauroux"
  | "nevers"
  | "argenton_sur_creuse"
  | "la_chatre"
  | "saint_amand_montrond";

/** A set of towns. */
export type TownSet = Array<Town>;

/** A follower track; its facts stand in `data/tracks.toml`. */
export type Track = "farmers" | "boatmen" | "craftsmen" | "traders" | "knights" | "scholars";

/** A deed of the Trade board. */
export type TradeDeed = "alchemy"
  | "court_of_lay_assessors"
  | "thanksgiving"
  | "sheep_farming"
  | "coinage"
  | "research"
  | "towing_service"
  | "architecture"
  | "town_charter"
  | "navigation";

/** A deed of the Vierzon board. */
export type VierzonDeed = "expanding_the_university" | "founding_the_city_council";

/** An objective of Capital Vierzon. */
export type VierzonObjective = "builder" | "building_company" | "materials" | "fortress" | "capital";

/** What the objectives of Capital Vierzon ask for. */
export type VierzonObjectives = {
  /** The order of the board, which the hardest level keeps to. */
  order: [VierzonObjective, VierzonObjective, VierzonObjective, VierzonObjective, VierzonObjective],
  /** Coins for the Builder. */
  builder: number,
  /** The first round in which no Builder can be hired any more. */
  too_late: number,
  /** Where the Building Company has its trading station. */
  company: Town,
  /** Where building materials are delivered. */
  site: Town,
  /** What the building materials are worth at least. */
  materials: number,
  /** Coins for the Fortress. */
  fortress: number,
  /** Development status times stations and citizens, at least. */
  capital: number,
};
