// Made from the Rust types by `make types`. Do not edit.

import type { RuleId } from "./tabletop";

/** A deed of a board that lies in place of the base deeds, as printed. */
export type BoardDeedFacts = {
  /** The follower each space takes, from left to right. */
  spaces: Array<SpaceKind>,
  /** The goods that lie at its spaces, where goods do. */
  goods: Array<Good>,
  /** Whether it is closed with two players. */
  needs_three: boolean,
  /** What each follower brings, where that is simple. */
  each: Reward,
  /** What whoever completes it receives, where that is simple. */
  complete: Reward,
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

/** A beneficial deed; its facts stand in `data/deeds.toml`. */
export type Deed = "city_wall"
  | "papal_conclave"
  | "defeating_the_plague"
  | "astronomy"
  | "boatmens_guild"
  | "building_the_cathedral"
  | "peace_treaty"
  | "canalization";

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
  /** Coins for each item that is missing; 0 where coins are a choice. */
  price: number,
  /** Whether only what stands on the player board counts, without place tiles. */
  board_only: boolean,
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
  | "own_trader";

/** A good, from the cheapest to the dearest. */
export type Good = "grain" | "cheese" | "wine" | "wool" | "brocade";

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
  | "axle_fracture";

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
  | "medicinal_spring";

/** A set of places. */
export type PlaceSet = Array<Place>;

/** A simple reward of a deed. */
export type Reward = {
  /** Coins from the supply. */
  coins: number,
  /** Development points. */
  develop: number,
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
  | "patient";

/** A set of action spaces. */
export type SpaceSet = Array<SpaceId>;

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
