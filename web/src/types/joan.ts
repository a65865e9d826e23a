// Made from the Rust types by `make types`. Do not edit.

import type { HintOf, MyTableOf, NewsOf, ReplayOf, ReplayStepOf, SeenOf, SightOf, TableDescriptionOf, TableWishOf, ToldOf } from "./server";

import type { Seat, Sheet, Viewer } from "./tabletop";

/** One mark on the sheet, or the use of a place or deed that brings marks. */
export type Act = { "good": Good }
  | { "coin": BankRow }
  | "shield"
  | { "route": Route }
  | "point"
  | { "station": Town }
  | { "acquire": {
  /** Which. */
  place: Place,
  /** The price, which its buyer may choose with the Cemetery. */
  price: number, } }
  | { "use": Place }
  | { "deed": {
  /** Which deed. */
  deed: Deed,
  /** The symbol that is marked. */
  follower: Follower, } };

/** A follower that may act. */
export type Action = {
  /** Who acts. */
  follower: Follower,
  /** How it came. */
  origin: Origin,
};

/** An answer that leads on. */
export type Ahead = {
  /** The answer. */
  answer: Move,
  /** What happens then, in order, without the mark itself. */
  brings: Array<Event>,
  /** What is whole then. */
  completes: Array<Whole>,
};

/** The arrow on the back of a solo card. */
export type Arrow = "down" | "up";

/** A question. Exactly one seat is asked at any time. */
export type Ask = "take"
  | "next"
  | { "route": By }
  | { "replace": Route }
  | "station"
  | "pay"
  | "good"
  | "coin"
  | "coin_or_point";

/** The back of a solo card. */
export type Back = {
  /** In which direction the card before it is read. */
  arrow: Arrow,
  /** The track of her Monk action; none builds a trading station. */
  monk: Track | null,
};

/** A row of the bank. */
export type BankRow = "first" | "second" | "third";

/** A bonus that waits until the player carries it out or lets it lapse. */
export type Bonus = { "action": Follower } | { "goods": number } | { "coins": number } | "station";

/** The open bonuses, in a fixed order: equal ones are next to each other. */
export type Bonuses = Array<Bonus>;

/** How a route goes. */
export type By = "land" | "water";

/** A solo card. */
export type Card = "c1"
  | "c2"
  | "c3"
  | "c4"
  | "c5"
  | "c6"
  | "c7"
  | "c8"
  | "c9"
  | "c10"
  | "c11"
  | "c12"
  | "c13"
  | "c14"
  | "c1b"
  | "c2b"
  | "c3b"
  | "c4b";

/** A solo card. */
export type CardFacts = {
  /** Which. */
  card: Card,
  /** The town of her trading station. */
  town: Town,
  /** Her choice of followers from top to bottom, with what each does. */
  front: Array<CardLine>,
  /** Its back. */
  back: Back,
};

/** A line of a solo card. */
export type CardLine = {
  /** The tile she takes. */
  follower: Follower,
  /** What she does then. */
  effects: Array<JoanEffect>,
};

/** A set of solo cards. */
export type CardSet = Array<Card>;

/** A category of places. */
export type Category = "i" | "i_i" | "i_i_i" | "i_v" | "v";

/** What is counted for Development spaces. */
export type Count = "warehouse_complete_columns" | "bank_struck_columns" | "own_trading_stations";

/** A Beneficial Deed, from left to right. */
export type Deed = "first" | "second" | "third" | "fourth" | "fifth";

/** A Beneficial Deed. */
export type DeedFacts = {
  /** Which. */
  deed: Deed,
  /** The followers to mark. */
  followers: [Follower, Follower, Follower],
  /** What each mark does. */
  effect: Effect,
  /** What the first gets for all three. */
  prize: Prize,
  /** The fewest players with which it is in play. */
  min_players: number,
};

/** Bonuses that are marked by themselves. */
export type Due = {
  /** Shields. */
  shields: number,
  /** Development spaces. */
  points: number,
};

/** What a place or a deed does, as a whole: its parts are done as far as possible (joan.action.as-far-as-possible). */
export type Effect = {
  /** Land routes to fill in. */
  land: number,
  /** Water routes to fill in. */
  water: number,
  /** Goods of given kinds. */
  goods: [number, number, number, number, number],
  /** Goods of choice. */
  any_goods: number,
  /** Coins to circle. */
  coins: number,
  /** Development spaces. */
  points: number,
  /** How often to choose between a coin and a Development space. */
  coin_or_point: number,
  /** A Development space for each of these. */
  point_per: Count | null,
  /** A trading station for a coin. */
  station: boolean,
  /** All Development spaces up to the next star. */
  to_next_star: boolean,
};

/** An end of the row of deeds. */
export type End = "left" | "right";

/** Something that happened. */
export type Event = { "bag": { number: number, set_aside: [number, number, number, number, number, number], } }
  | { "round": { round: number, start: Seat, display: [number, number, number, number, number, number], } }
  | { "taken": { seat: Seat, follower: Follower, } }
  | { "recruited": { seat: Seat, discard: Follower, } }
  | { "plus": { seat: Seat, place: Place, } }
  | { "good": { seat: Seat, good: Good, } }
  | { "replaced": { seat: Seat, good: Good, by: Good | null, } }
  | { "coin": { seat: Seat, row: BankRow, } }
  | { "paid": { seat: Seat, row: BankRow, } }
  | { "shield": { seat: Seat, } }
  | { "shield_lost": { seat: Seat, } }
  | { "point": { seat: Seat, space: number, } }
  | { "points_lost": { seat: Seat, points: number, } }
  | { "route": { seat: Seat, route: Route, } }
  | { "station": { seat: Seat, town: Town, } }
  | { "acquired": { seat: Seat, place: Place, price: number, } }
  | { "used": { seat: Seat, place: Place, } }
  | { "deed": { seat: Seat, deed: Deed, follower: Follower, } }
  | { "gained": { seat: Seat, prize: Prize, } }
  | { "won": { holder: Holder, race: Race, } }
  | { "forfeited": { seat: Seat, } }
  | { "lapsed": { seat: Seat, bonus: Bonus, } }
  | { "turn_ended": { seat: Seat, } }
  | "shuffled"
  | { "card": { card: Card, arrow: Arrow, } }
  | { "joan_takes": { follower: Follower, } }
  | { "joan_track": { track: Track, } }
  | { "joan_level": { levels: number, } }
  | "joan_shield"
  | "joan_citizen"
  | { "joan_station": { town: Town | null, } }
  | { "joan_removes": { place: Place, } }
  | "joan_forfeits"
  | "game_over";

/** Everything printed that can be shown. */
export type Facts = {
  /** Tiles of each follower. */
  tiles: [number, number, number, number, number, number],
  /** The set-up for each number of players, from one who plays alone. */
  setups: Array<SetupFacts>,
  /** Width and height of the map. */
  panel: [number, number],
  /** The towns, Orléans first. */
  towns: Array<TownFacts>,
  /** The routes. */
  routes: Array<RouteFacts>,
  /** The standard actions of each follower. */
  standard: Array<Standards>,
  /** The rows of the warehouse. */
  warehouse: Array<WarehouseRowFacts>,
  /** The bonus of each column of the warehouse. */
  warehouse_columns: Array<Prize>,
  /** The bonus of each row of the bank. */
  bank_rows: [Prize, Prize, Prize],
  /** The bonus of each column of the bank. */
  bank_columns: Array<Prize>,
  /** The yellow bonus below each column of the bank. */
  bank_yellow: Array<Prize>,
  /** The row whose first coin is circled at the start. */
  start_coin: BankRow,
  /** The points of each shield of the depot. */
  depot: Array<number>,
  /** The spaces of the Development track. */
  development: Array<SpaceFacts>,
  /** The Beneficial Deeds. */
  deeds: Array<DeedFacts>,
  /** The places. */
  places: Array<PlaceFacts>,
  /** Points for 0, 1, 2 and 3 recruited Monks. */
  monk_points: Array<number>,
  /** Coins for a trading station. */
  station_price: number,
  /** Joan's cards and her area. */
  solo: SoloFacts,
  /** How many rows of the data wait for a look at the physical game. */
  reconstructed: number,
  /** The kinds of these rows: file and table. */
  reconstructed_in: Array<string>,
};

/** Who works at a place. */
export type Fit = { "only": Follower } | "any" | "recruited_monk";

/** A follower. The first six are tiles; a Monk is recruited or comes as a bonus. */
export type Follower = "farmer" | "knight" | "craftsman" | "scholar" | "boatman" | "trader" | "monk";

/** The table at a glance. */
export type Glance = {
  /** Who is at turn; none when the game is over. */
  at_turn: Seat | null,
  /** Each seat. */
  seats: Array<SeatGlance>,
  /** Joan's score as things stand. */
  joan: Sheet | null,
  /** The categories whose places can be acquired. */
  open_categories: Array<Category>,
  /** Rounds of the game. */
  rounds: number,
  /** What the viewer's answers complete. */
  ahead: Array<Ahead>,
};

/** A kind of good, in the order of the rows of the warehouse. */
export type Good = "grain" | "cheese" | "wine" | "wool" | "brocade";

/** A way on. */
export type Hint = HintOf<Move>;

/** Who was first. */
export type Holder = { "seat": Seat } | "joan";

/** What Joan has. */
export type Joan = {
  /** Spaces marked on each track. */
  tracks: [number, number, number, number],
  /** Development levels marked. */
  levels: number,
  /** Trading stations circled. */
  stations: number,
  /** Citizens circled in her area. */
  citizens: number,
  /** Shields circled, the first row first. */
  shields: number,
  /** The cards revealed from the present pile. */
  revealed: CardSet,
  /** The card that lies face up. */
  face_up: Card | null,
};

/** Something Joan does. */
export type JoanEffect = "citizen"
  | { "take_citizen": Race }
  | { "strike_deed": End }
  | "strike_bank_shield"
  | "monk"
  | { "remove_place": Category }
  | "shield"
  | "level"
  | "station";

/** A level of the solo game. */
export type Level = "standard" | "connoisseur" | "special";

/** An answer. */
export type Move = { "take": Follower }
  | { "recruit": {
  /** The tile that nobody uses. */
  discard: Follower, } }
  | { "do": {
  /** What it is paid with. */
  with: Source,
  /** What is done. */
  act: Act, } }
  | { "pay": BankRow }
  | { "replace": {
  /** The printed good. */
  good: Good,
  /** What is marked instead. */
  by: Good | null, } }
  | "keep"
  | "end_turn";

/** One of my tables. */
export type MyTable = MyTableOf<Setup>;

/** What a viewer has missed, and the number up to which that goes. */
export type News = NewsOf<Event>;

/** How a follower came. */
export type Origin = "taken" | "recruited" | "bonus";

/** A place: a card, or printed on the sheet. */
export type Place = "stable"
  | "library"
  | "windmill"
  | "brewery"
  | "meadow"
  | "cemetery"
  | "distillery"
  | "archives"
  | "fishing_boat"
  | "trade_route"
  | "tree_house"
  | "hayrick"
  | "cheese_factory"
  | "joinery"
  | "two_master"
  | "four_in_hand"
  | "tavern"
  | "architect"
  | "winery"
  | "confessional_box"
  | "falconry"
  | "guesthouse"
  | "consultancy"
  | "park"
  | "warehousing"
  | "school"
  | "goldsmith"
  | "circus"
  | "machine"
  | "observatory";

/** A place. */
export type PlaceFacts = {
  /** Which. */
  place: Place,
  /** Its category. */
  category: Category,
  /** Its price in coins. */
  price: number,
  /** How it works. */
  sort: Sort,
  /** Who works here. */
  fit: Fit | null,
  /** What it does; nothing for permanent places. */
  effect: Effect,
  /** How many coins less its owner may pay for further places. */
  discount: number,
  /** Whether it is printed on the sheet. */
  printed: boolean,
};

/** A set of places. */
export type PlaceSet = Array<Place>;

/** Where the places are. */
export type Places = "cards" | "printed";

/** What one player has written. Towns and places that others have taken are not crossed out here: [`super::Table`]
 * knows them for all. */
export type PlayerSheet = {
  /** The routes filled in. */
  routes: RouteSet,
  /** The towns connected with Orléans, itself included. */
  reached: TownSet,
  /** The routes that end in one of them. */
  near: RouteSet,
  /** The towns with an own trading station. */
  stations: TownSet,
  /** The own places. */
  places: PlaceSet,
  /** Goods marked in each row of the warehouse. */
  goods: [number, number, number, number, number],
  /** Coins circled in each row of the bank. */
  circled: [number, number, number],
  /** Coins struck out in each row of the bank. */
  struck: [number, number, number],
  /** Shields circled in the depot. */
  shields: number,
  /** Spaces marked on the Development track. */
  development: number,
  /** Monks recruited. */
  monks: number,
  /** The followers marked at each deed, by their printed order. */
  deeds: [[boolean, boolean, boolean], [boolean, boolean, boolean], [boolean, boolean, boolean], [boolean, boolean, boolean], [boolean, boolean, boolean]],
};

/** What is gained for filling a row, a column or a space. */
export type Prize = { "open": Bonus }
  | { "points": number }
  | { "shields": number }
  | { "victory": number }
  | "citizen";

/** A yellow bonus: only the first gets it (joan.bonus.yellow); and the Citizen for the most stations. */
export type Race = "development_a"
  | "development_b"
  | "warehouse"
  | "bank"
  | "bank_column1"
  | "bank_column2"
  | "bank_column3"
  | "bank_column4"
  | "bank_column5"
  | "deed1"
  | "deed2"
  | "deed3"
  | "deed4"
  | "deed5"
  | "town22"
  | "most_stations";

/** A game that is over, move by move. */
export type Replay = ReplayOf<Event>;

/** One move of a game that is over. */
export type ReplayStep = ReplayStepOf<Event>;

/** A route of the map: land routes, then water routes. */
export type Route = "l01"
  | "l02"
  | "l03"
  | "l04"
  | "l05"
  | "l06"
  | "l07"
  | "l08"
  | "l09"
  | "l10"
  | "l11"
  | "l12"
  | "l13"
  | "l14"
  | "l15"
  | "l16"
  | "l17"
  | "l18"
  | "l19"
  | "l20"
  | "l21"
  | "l22"
  | "l23"
  | "l24"
  | "l25"
  | "l26"
  | "l27"
  | "l28"
  | "l29"
  | "w01"
  | "w02"
  | "w03"
  | "w04"
  | "w05"
  | "w06"
  | "w07"
  | "w08"
  | "w09"
  | "w10"
  | "w11"
  | "w12"
  | "w13"
  | "w14";

/** A route. */
export type RouteFacts = {
  /** Which. */
  route: Route,
  /** One end. */
  a: Town,
  /** The other. */
  b: Town,
  /** By land or by water. */
  by: By,
  /** Its goods. */
  goods: [number, number, number, number, number],
  /** Its Development points. */
  points: number,
  /** The fewest players with which it is in play. */
  min_players: number,
};

/** A set of routes. */
export type RouteSet = Array<Route>;

/** A seat at a glance. */
export type SeatGlance = {
  /** The score as things stand. */
  score: Sheet,
  /** Circled Citizens. */
  citizens: number,
  /** The Development Status. */
  status: number,
  /** Coins to spend. */
  coins: number,
  /** Towns that are struck out here: others have built there. */
  struck: TownSet,
};

/** An entry of the journal as one viewer notices it. */
export type Seen = SeenOf<Event>;

/** Seats, places, and in the solo game how strong Joan is. */
export type Setup = {
  /** How many seats the table has; one alone plays against Joan. */
  players: number,
  /** Where the places are. */
  places: Places,
  /** The level of the solo game; Standard if none is named. */
  level?: Level,
  /** The first starting player; drawn at random if nobody is named (joan.setup.start-player). */
  start_player?: Seat,
};

/** The set-up for a number of players. */
export type SetupFacts = {
  /** Tiles set aside from every bag. */
  set_aside: number,
  /** Tiles of a display. */
  drawn: number,
  /** Bags of the game. */
  bags: number,
  /** Rounds of a bag. */
  rounds_per_bag: number,
  /** Turns of each player. */
  turns: number,
  /** Rounds in which each player is starting player. */
  starts: number,
  /** Towns in play. */
  towns: number,
  /** Deeds in play. */
  deeds: number,
  /** Cards of each lower category that open a category. */
  opens_at: number,
};

/** The game as one viewer may see it, with the viewer's question and its options. */
export type Sight = SightOf<Glance, View, Ask, Move>;

/** Everything printed for the solo game. */
export type SoloFacts = {
  /** The 18 cards. */
  cards: Array<CardFacts>,
  /** The cards of each level. */
  decks: [CardSet, CardSet, CardSet],
  /** The points of the spaces of her Farmer, Boatman and Knight tracks. */
  tracks: [Array<number>, Array<number>, Array<number>],
  /** What each space of her Scholar track does. */
  scholar: Array<JoanEffect>,
  /** The shields of each row of her depot, with their points. */
  depot: [Array<number>, Array<number>],
  /** The values of her Development levels. */
  levels: Array<number>,
  /** Room for trading stations. */
  stations: number,
  /** Room for Citizens. */
  citizens: number,
};

/** How a place works. */
export type Sort = "action" | "plus" | "passive";

/** What an answer is paid with. */
export type Source = "action" | { "bonus": Bonus } | "effect";

/** A space of the Development track. */
export type SpaceFacts = {
  /** The Development Status reached here. */
  star: number | null,
  /** An ordinary bonus. */
  prize: Prize | null,
  /** A yellow bonus. */
  race: Race | null,
};

/** What a standard action can be. */
export type Standard = "good" | "land_route" | "water_route" | "coin" | "station" | "place" | "point";

/** A set of standard actions. */
export type Standards = Array<Standard>;

/** What all share. */
export type Table = {
  /** The round, from 1. */
  round: number,
  /** The bag that is played, from 1: lower numbers are struck out (joan.round.strike-number). */
  bag_number: number,
  /** The starting player of the round; in the solo game seat 1 is Joan's. */
  start: Seat,
  /** Turns taken in this round. */
  turn: number,
  /** Tiles in the bag. */
  bag: [number, number, number, number, number, number],
  /** Tiles on display. */
  display: [number, number, number, number, number, number],
  /** Tiles in the holding area. */
  holding: [number, number, number, number, number, number],
  /** The places that can be acquired. */
  market: PlaceSet,
  /** The places acquired by anybody. */
  acquired: PlaceSet,
  /** The Place cards that Joan has removed. */
  removed: PlaceSet,
  /** The towns with somebody's trading station, and those Joan has struck out; never Orléans. */
  taken: TownSet,
  /** Who was first in each race. */
  races: Array<Holder | null>,
};

/** A table as one person may know it: nothing in here changes by a hidden move. */
export type TableDescription = TableDescriptionOf<Setup>;

/** The body of `POST /api/tables`. */
export type TableWish = TableWishOf<Setup>;

/** What the socket tells. */
export type Told = ToldOf<Setup, Event, Sight>;

/** A town, by its printed number; Orléans has none and stands first. */
export type Town = "orleans"
  | "le_mans"
  | "vendome"
  | "tours"
  | "chinon"
  | "chatellerault"
  | "le_blanc"
  | "argenton_sur_creuse"
  | "chartres"
  | "chateaudun"
  | "blois"
  | "montrichard"
  | "loches"
  | "vierzon"
  | "chateauroux"
  | "la_chatre"
  | "etampes"
  | "montargis"
  | "briare"
  | "sancerre"
  | "bourges"
  | "saint_amand_montrond"
  | "nevers";

/** A town. */
export type TownFacts = {
  /** Which. */
  town: Town,
  /** Its printed number; Orléans has 0. */
  number: number,
  /** The fewest players with which it is in play. */
  min_players: number,
  /** Whether its first builder circles a Citizen. */
  citizen: boolean,
  /** To the east. */
  x: number,
  /** To the south. */
  y: number,
};

/** A set of towns. */
export type TownSet = Array<Town>;

/** A track of Joan's area. */
export type Track = "farmer" | "boatman" | "knight" | "scholar";

/** What is left of a turn. */
export type Turn = {
  /** The question to whoever is at turn; none when the game is over. */
  ask: Ask | null,
  /** The action of the turn, until it is carried out. */
  action: Action | null,
  /** The bonuses that wait for their player. */
  bonuses: Bonuses,
  /** The rest of the effect that is being carried out. */
  work: Work,
  /** Bonuses that are marked by themselves when the effect is finished (joan.bonus.automatic). */
  due: Due,
};

/** The game as one viewer sees it. */
export type View = {
  /** Whose view it is. */
  viewer: Viewer,
  /** What was agreed before the game. */
  setup: Setup,
  /** What lies in the middle. */
  table: Table,
  /** The sheets, by seat. */
  sheets: Array<PlayerSheet>,
  /** The turn that is going on. */
  turn: Turn,
  /** Joan's area, in the solo game. */
  joan: Joan | null,
  /** The back of the next solo card (joan_solo.choice.visible). */
  next_back: Back | null,
};

/** A row of the warehouse. */
export type WarehouseRowFacts = {
  /** Its kind of good. */
  good: Good,
  /** Points for the whole row. */
  points: number,
};

/** A part of the sheet in which every mark is made. */
export type Whole = { "goods": Good }
  | { "goods_column": number }
  | { "coins": BankRow }
  | { "coins_column": number }
  | { "deed": Deed };

/** The rest of an effect: how often each question is still to be asked, in this order. */
export type Work = {
  /** A filled-in land route whose goods wait for the Tree House. */
  replace: Route | null,
  /** Land routes. */
  land: number,
  /** Water routes. */
  water: number,
  /** Trading stations. */
  stations: number,
  /** Coins to pay. */
  pay: number,
  /** Goods of choice. */
  goods: number,
  /** Coins. */
  coins: number,
  /** Coins or Development spaces. */
  coin_or_point: number,
};
