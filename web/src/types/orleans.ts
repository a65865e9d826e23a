// Made from the Rust types by `make types`. Do not edit.

import type { Achievement, BoardDeedFacts, Bonus, By, Category, Character, CharacterFacts, CityNeeds, CommonObjective, Deed, Delivery, DueFacts, DuelDeed, DuelObjective, DuelObjectives, Edition, Effect, EventFacts, Follower, Good, GoodsSpaceId, GoodsSpaceSet, Happening, Indulgence, IndulgenceFacts, InvasionCharacter, Kind, Letter, OrderFacts, OrderId, Part, Place, PlaceSet, PlagueCard, PlagueDeed, ProsperityDeed, Sort, SpaceId, SpaceKind, SpaceSet, Structure, StructureFacts, TileId, ToursDeed, ToursTask, Town, TownSet, Track, TradeDeed, VierzonDeed, VierzonObjective, VierzonObjectives } from "./components";

import type { HintOf, MyTableOf, NewsOf, ReplayOf, ReplayStepOf, SeenOf, SightOf, TableDescriptionOf, TableWishOf, ToldOf } from "./server";

import type { RuleId, Seat, SeatSet, Sheet, Viewer } from "./tabletop";

/** What is to be done. */
export type Aim = "citizens"
  | { "deliver": Town }
  | { "vierzon": VierzonObjective }
  | { "common": CommonObjective }
  | "reinforcement"
  | { "personal": [Seat, Part] }
  | { "achievement": Achievement };

/** A follower track or the Development track. */
export type AnyTrack = { "follower": Track } | "development";

/** A question: what its rule must remember until the answer, never the options. */
export type Ask = "exclude"
  | { "followers": {
  /** How many may still be taken back or drawn. */
  left: number, } }
  | { "tower": {
  /** Free spaces of the Tower. */
  room: number, } }
  | "plan"
  | "action"
  | "wheels"
  | "village"
  | { "tile": {
  /** Only category I may be chosen. */
  one_only: boolean, } }
  | { "travel": Means }
  | { "send": {
  /** Where the followers come from. */
  from: Sender,
  /** How many were sent in this action. */
  sent: number, } }
  | "canalization"
  | { "torture": {
  /** Coins still owed. */
  owed: number, } }
  | { "harvest": {
  /** Items still owed. */
  owed: number, } }
  | "shield"
  | { "bathhouse": Drawn }
  | "pharmacy"
  | { "any_action": Lender }
  | "church"
  | "court"
  | { "statue": Kind }
  | "lock"
  | "prairie"
  | { "gift": {
  /** Who receives it. */
  to: Seat, } }
  | "vineyard"
  | "episcopal_see"
  | { "tinkerers_wagon": {
  /** The pips of the die. */
  most: number, } }
  | "bakery"
  | "ballroom"
  | "black_market"
  | "bourgeois_house"
  | "goldsmith"
  | "lair_price"
  | "lair"
  | { "market_stand": {
  /** How many goods may still be traded. */
  left: number, } }
  | "quarry"
  | "shared_house"
  | "sheep_farm"
  | "workshop"
  | { "free": Window }
  | { "trade_events": HappeningAsk }
  | { "orders": OrdersAsk }
  | { "trade_deeds": TradeDeedsAsk }
  | { "intrigue": IntrigueAsk }
  | { "tours": NoAsk }
  | { "dignitary": DignitaryAsk }
  | { "vierzon": VierzonAsk }
  | { "salesman": NoAsk }
  | { "duel": DuelAsk }
  | { "plague": PlagueAsk }
  | { "prosperity": ProsperityAsk }
  | { "invasion": InvasionAsk };

/** A proposal that was refused. */
export type Best = {
  /** Whose it is. */
  by: Seat,
  /** What it was. */
  proposal: Proposal,
  /** How many approved of it. */
  approvals: number,
};

/** The action spaces of one player's board and place tiles. */
export type Board = Array<[SpaceId, { follower: Follower } | "wheel" | "laboratory_wheel"]>;

/** A deed of one of these boards. */
export type BoardDeed = { "trade": TradeDeed }
  | { "intrigue": Character }
  | { "tours": ToursDeed }
  | { "vierzon": VierzonDeed }
  | { "duel": DuelDeed }
  | { "plague": PlagueDeed }
  | { "prosperity": ProsperityDeed };

/** Coins and goods offered, and nothing else (intrigue.bribe.what). */
export type Bribe = {
  /** Coins. */
  coins: number,
  /** Goods of each kind. */
  goods: [number, number, number, number, number],
  /** Breads; they become grain. */
  bread: number,
};

/** A Structure on the map. */
export type BuiltStructure = {
  /** Which. */
  structure: Structure,
  /** The goods space on which its trading station stands. */
  space: GoodsSpaceId,
  /** Which of its items lie there, one bit each in printed order. */
  laid: number,
  /** Whether it is completed: turned over, and nothing lies there any more. */
  done: boolean,
};

/** How characters come to the players. */
export type Characters = "dealt" | "chosen" | "easier" | "harder";

/** Where citizens wait, one bit a [`Spot`]. */
export type Citizens = number;

/** Something that would lose the game if it came now. */
export type Danger = {
  /** The event; none where it is the due of the Estate Manager. */
  event: Happening | null,
  /** Whether it is in force in this round; otherwise nobody knows whether it comes. */
  now: boolean,
  /** Who cannot meet it; nobody in particular where it is the team. */
  seat: Seat | null,
  /** The rule by which it loses the game. */
  rule: RuleId,
};

/** The board that lies in place of the base deeds (trade.modules.one-deeds-board). */
export type DeedBoard = {
  /** Who was sent to each space of each deed, from left to right. */
  sent: Array<Array<Kind | null>>,
  /** The goods at the spaces of Thanksgiving and of Sheep Farming. */
  goods: Array<Array<Good | null>>,
  /** Gear wheels beside Navigation. */
  wheels: number,
};

/** A deed. */
export type DeedFact = {
  /** Which. */
  deed: Deed,
  /** Coins for each follower sent. */
  coins: number,
  /** Whether the sender may take a development point instead. */
  or_develop: boolean,
  /** The followers it takes. */
  spaces: Array<Kind>,
};

/** A deed of the board in play at a glance. */
export type DeedGlance = {
  /** Which. */
  deed: BoardDeed,
  /** Its spaces, from left to right. */
  spaces: Array<DeedSpace>,
  /** Whether every open space is filled; never where none is open. */
  complete: boolean,
};

/** A space of a deed. */
export type DeedSpace = {
  /** Who is wanted. */
  wants: SpaceKind,
  /** Who was sent there. */
  sent: Kind | null,
  /** The good that lies there. */
  good: Good | null,
  /** Whether it is used with so few players, or covered. */
  open: boolean,
};

/** The Development track. */
export type DevelopmentFact = {
  /** The last space; the start is 0. */
  last: number,
  /** The space of each star. */
  stars: Array<number>,
  /** Coin spaces and their coins. */
  coins: Array<[number, number]>,
  /** Citizen spaces. */
  citizens: Array<number>,
};

/** What the scenario asks. */
export type DignitaryAsk = { "citizens": {
  /** How many are still to be laid out. */
  left: number, } };

/** What the scenario makes happen. */
export type DignitaryEvent = { "laid_out": [Seat, Spot] } | "drew_tiles";

/** The Dignitary. */
export type DignitaryFact = {
  /** Citizens that win the game. */
  goal: number,
  /** Citizens that win the easier game. */
  easier_goal: number,
  /** The event of each round. */
  events: Array<EventFacts>,
};

/** How the scenario is answered. */
export type DignitaryMove = { "lay_out": Spot } | "lay_out_usual";

/** The followers just drawn, and how many of them must still be placed. */
export type Drawn = {
  /** In the order of drawing; gaps where one was placed. */
  followers: [Follower | null, Follower | null, Follower | null],
  /** How many are still to be placed. */
  to_place: number,
};

/** What The Duel asks. */
export type DuelAsk = "merchant"
  | { "tiles": {
  /** Tiles of category I still to choose. */
  one: number,
  /** Tiles of category II still to choose. */
  two: number, } }
  | { "shield": {
  /** Who has averted it already. */
  shielded: SeatSet, } };

/** What happens in The Duel, where base events do not say it. */
export type DuelEvent = { "chose": [Seat, Place] }
  | { "completed": [Seat, DuelObjective] }
  | { "cannot_pay": Seat };

/** The Duel. */
export type DuelFact = {
  /** What the objectives ask for. */
  objectives: DuelObjectives,
  /** The event of each round. */
  events: Array<EventFacts>,
  /** Its deeds, in printed order. */
  deeds: Array<BoardDeedFacts>,
  /** Coins as a bonus of the shared house. */
  house_coins: number,
  /** Development points as a bonus of the shared house. */
  house_develop: number,
};

/** How The Duel is answered, where base moves do not say it. */
export type DuelMove = "deliver_wine"
  | { "clothe_lady": {
  /** How many are brocade. */
  brocade: number, } };

/** What a player of The Duel has marked. */
export type DuelOnMat = {
  /** Which objectives are completed, in printed order. */
  done: [boolean, boolean, boolean, boolean],
};

/** What The Duel does by itself. */
export type DuelStep = { "reach": {
  /** Whom it reaches. */
  seat: Seat,
  /** Who has averted it already. */
  shielded: SeatSet, } }
  | { "settle": {
  /** Who has averted it. */
  shielded: SeatSet, } }
  | "check";

/** An end that is not the counting of points. */
export type Ending = {
  /** Who has won; nobody if the game was lost. */
  winners: SeatSet,
  /** The rule behind it. */
  rule: RuleId,
};

/** Something that happened. */
export type Event = { "round": number }
  | { "phase": Phase }
  | { "start_player": Seat }
  | { "hour_glass": TileId }
  | { "excluded": [Seat, Place] }
  | { "census": { first: Seat | null, last: Seat | null, } }
  | { "drew": [Seat, Follower] }
  | { "took_back": { seat: Seat, place: Place, follower: Follower, } }
  | { "to_tower": [Seat, Follower] }
  | { "put": { seat: Seat, place: Place, space: SpaceKind, follower: Follower, open: boolean, } }
  | { "put_back": { seat: Seat, place: Place, follower: Follower, open: boolean, } }
  | { "placed": { seat: Seat, place: Place, space: SpaceKind, follower: Follower, } }
  | { "ready": { seat: Seat, binding: boolean, } }
  | { "used": [Seat, Place] }
  | { "passed": Seat }
  | { "returned": { seat: Seat, place: Place, follower: Follower, } }
  | { "recruited": [Seat, Kind] }
  | { "advanced": { seat: Seat, track: Track, to: number, } }
  | { "developed": { seat: Seat, to: number, } }
  | { "stepped_back": { seat: Seat, to: number, } }
  | { "coins": [Seat, number] }
  | { "gained_good": [Seat, Good] }
  | { "collected_good": [Seat, Good] }
  | { "returned_good": [Seat, Good] }
  | { "citizen": [Seat, Spot] }
  | { "returned_citizen": Seat }
  | { "took_tile": [Seat, Place] }
  | { "gained_wheel": [Seat, Wheel] }
  | { "placed_wheel": { seat: Seat, place: Place, space: SpaceKind, } }
  | { "travelled": { seat: Seat, to: Town, by: By, } }
  | { "built": [Seat, Town] }
  | { "sent": { seat: Seat, kind: Kind, deed: Deed, } }
  | { "tortured": [Seat, number] }
  | { "released": Seat }
  | { "gave_station": { seat: Seat, town: Town | null, } }
  | { "gave_follower": [Seat, Kind] }
  | { "gave_good": [Seat, Good] }
  | { "gave_tile": [Seat, Place] }
  | { "gave_wheel": { seat: Seat, place: Place | null, } }
  | { "plague_drew": [Seat, Follower | null] }
  | { "shielded": [Seat, Place] }
  | { "rolled": [Seat, number] }
  | { "lent": [Seat, Place] }
  | { "borrowed": { seat: Seat, owner: Seat, place: Place, } }
  | { "to_market": [Seat, Kind] }
  | { "moved": [Seat, Town] }
  | { "displaced": { seat: Seat, victim: Seat, to: Town, by: By, } }
  | { "built_on_road": Seat }
  | { "baked": [Seat, number] }
  | { "returned_bread": Seat }
  | { "gave_bread": Seat }
  | { "gave_road_station": Seat }
  | { "stocked": [Seat, Good] }
  | { "discarded": [Seat, Good] }
  | { "sent_to_gaming_room": [Seat, Kind] }
  | { "laid_in_gaming_room": [Seat, Good] }
  | { "handed": { from: Seat, to: Seat, good: Good, } }
  | { "moved_wheel": { seat: Seat, from: Place, place: Place, space: SpaceKind, } }
  | { "sent_to": { seat: Seat, kind: Kind, deed: BoardDeed, } }
  | { "trade_events": HappeningEvent }
  | "game_over"
  | { "orders": OrdersEvent }
  | { "trade_deeds": TradeDeedsEvent }
  | { "intrigue": IntrigueEvent }
  | { "tours": ToursEvent }
  | { "dignitary": DignitaryEvent }
  | { "vierzon": VierzonEvent }
  | { "salesman": SalesmanEvent }
  | { "duel": DuelEvent }
  | { "plague": PlagueEvent }
  | { "prosperity": ProsperityEvent }
  | { "invasion": InvasionEvent };

/** Everything printed that can be shown. */
export type Facts = {
  /** The places of the board, then the place tiles. */
  places: Array<PlaceFact>,
  /** The towns. */
  towns: Array<TownFact>,
  /** Roads and waterways. */
  routes: Array<RouteFact>,
  /** The goods spaces of the map, in the order of `Table::map`. */
  goods_spaces: Array<GoodsSpaceFact>,
  /** The follower tracks. */
  tracks: Array<TrackFact>,
  /** The Development track. */
  development: DevelopmentFact,
  /** The deeds, in the order of `Table::deeds`. */
  deeds: Array<DeedFact>,
  /** The hour glass tiles of the base game and of Trade & Intrigue, by their id. */
  hour_glass: Array<EventFacts>,
  /** The 18 tiles as the first edition prints them. */
  first_edition: Array<EventFacts>,
  /** Points for a good of each kind, from grain to brocade. */
  goods_points: Array<number>,
  /** Trading stations of each player. */
  stations: number,
  /** Spaces of the Market on the player board. */
  market_spaces: number,
  /** Rounds of the game. */
  rounds: number,
  /** The order cards, by their id. */
  orders: Array<OrderFacts>,
  /** The deeds of the Trade board, in printed order. */
  trade_deeds: Array<BoardDeedFacts>,
  /** The characters of the Intrigue board, in printed order. */
  characters: Array<BoardDeedFacts>,
  /** The Trip to Tours. */
  tours: ToursFact,
  /** The Dignitary. */
  dignitary: DignitaryFact,
  /** Capital Vierzon. */
  vierzon: VierzonFact,
  /** Travelling Salesman. */
  salesman: SalesmanFact,
  /** The Duel. */
  duel: DuelFact,
  /** Prosperity. */
  prosperity: ProsperityFact,
  /** The Plague. */
  plague: PlagueFact,
  /** Invasion. */
  invasion: InvasionFact,
};

/** One thing still to be done. Rules push frames; only `apply` and `run` take them off. */
export type Frame = { "do": Step } | { "ask": [Seat, Ask] } | { "ask_all": [SeatSet, Ask] };

/** The table at a glance. */
export type Glance = {
  /** The phase of the round, once the first has begun and until the game is over. */
  phase: Phase | null,
  /** The phases of a round, in the order of play. */
  phases: Array<Phase>,
  /** Whether the word of whoever is ready now stands: it cannot be taken back any more. */
  binding: boolean,
  /** How many rounds the game has. */
  rounds: number,
  /** The letters on the backs of the hour glass tiles of the rounds to come, the next one first; none on a back without. */
  letters: Array<Letter | null>,
  /** The citizens nobody has taken yet. */
  citizens: Array<Spot>,
  /** The deeds of the board that lies in place of the base deeds, in printed order; none where the base board lies. */
  deeds: Array<DeedGlance>,
  /** What a scenario asks for, in the order of its board; none where points are counted. */
  tasks: Array<Task>,
  /** What would lose the game before its end, as things stand. */
  dangers: Array<Danger>,
  /** The players, by seat. */
  seats: Array<SeatGlance>,
  /** What each seat intends and needs, where all play together. The rules have no opinion: whoever has bots says it. */
  intents: Array<Intent>,
};

/** What has left the game for good. */
export type Gone = {
  /** Followers given up under torture. */
  followers: [number, number, number, number, number, number, number],
  /** Goods taken out unseen at the start, or given up. */
  goods: [number, number, number, number, number],
  /** Gear wheels given up. */
  gears: number,
};

/** A goods space of the map. */
export type GoodsSpaceFact = {
  /** The fewest players with which it is used. */
  min_players: number,
  /** To the east. */
  x: number,
  /** To the south. */
  y: number,
};

/** What events ask, beyond the Harvest of the base game. */
export type HappeningAsk = "indulgence"
  | "training"
  | "wheel"
  | "bon_voyage"
  | { "harvest": {
  /** Items still owed. */
  owed: number, } }
  | "retraining"
  | "malfunction"
  | { "dues": {
  /** Points still owed. */
  owed: number, } }
  | "summoning"
  | { "famine": {
  /** Followers still owed. */
  owed: number, } }
  | { "newcomer": Kind }
  | { "drought": {
  /** Goods still to go. */
  owed: number, } }
  | "riots"
  | { "wheel_tax": {
  /** Wheels still to go. */
  owed: number, } }
  | { "banishment": {
  /** Who was drawn and is still there. */
  drawn: Pool,
  /** How many must still go. */
  owed: number, } }
  | "town_meeting"
  | "trade"
  | "arson"
  | { "quick_travel": {
  /** Towns it may still go. */
  left: number, } }
  | "pilgrims_day"
  | "companion"
  | { "market_day": {
  /** Goods that may still be bought. */
  left: number, } }
  | "progress";

/** What events make happen, where other events do not say it. */
export type HappeningEvent = { "dismissed": [Seat, Kind, Whence] }
  | { "wheel_returned": [Seat, Place | null] }
  | { "must_give_up": [Seat, number] }
  | { "left_the_map": {
  /** Which. */
  good: Good,
  /** One end of its route. */
  a: Town,
  /** The other end. */
  b: Town,
  /** Road or waterway. */
  by: By, } }
  | { "banished": [Seat, Follower] }
  | { "supported": [Seat, Follower] }
  | { "no_knight": Seat }
  | { "turned": {
  /** Whose. */
  seat: Seat,
  /** Which. */
  place: Place,
  /** Whether it has its ability again. */
  up: boolean, } };

/** How events are answered, where other moves do not say it. */
export type HappeningMove = { "dismiss": {
  /** Who goes. */
  kind: Kind,
  /** From where. */
  from: Whence, } }
  | { "wither": {
  /** One end. */
  a: Town,
  /** The other end. */
  b: Town,
  /** Road or waterway. */
  by: By, } }
  | { "banish": Follower }
  | "buy_citizen"
  | { "trade_bread": Good };

/** A way on. */
export type Hint = HintOf<Move>;

/** A set of Indulgence cards, one bit each, in as little room as there can be. */
export type IndulgenceSet = Array<Indulgence>;

/** A plan and its needs. */
export type Intent = {
  /** The places that are complete as the plan stands. */
  places: Array<Place>,
  /** The partner whose plan has a place that is left to them. */
  gives_way: [Seat, Place] | null,
  /** Goods that a partner may send, each with its number. */
  goods: Array<[Good, number]>,
  /** Coins that a partner may send. */
  coins: number,
  /** A follower whom a partner may send to the Market. */
  follower: Kind | null,
  /** Whether the game is lost at the end of the round without them. */
  urgent: boolean,
};

/** What intrigues ask. */
export type IntrigueAsk = { "declare": Character }
  | { "offer": {
  /** Who would be paid. */
  by: Seat,
  /** What would happen otherwise. */
  plot: Plot,
  /** What lies on the table so far. */
  bribe: Bribe, } }
  | { "verdict": {
  /** Who offers it. */
  victim: Seat,
  /** What happens otherwise. */
  plot: Plot,
  /** What is offered. */
  bribe: Bribe, } }
  | "good"
  | "build";

/** What intrigues make happen, where base events do not say it. */
export type IntrigueEvent = { "plotted": { seat: Seat, victim: Seat, plot: Plot, } }
  | { "offered": { victim: Seat, to: Seat, bribe: Bribe, } }
  | { "accepted": { seat: Seat, victim: Seat, } }
  | { "refused": { seat: Seat, victim: Seat, } }
  | { "burned": { owner: Seat, town: Town, } }
  | { "hanged": [Seat, Follower] }
  | { "locked": [Seat, Place] }
  | { "stole": { seat: Seat, victim: Seat, place: Place, } }
  | { "marker": { seat: Seat, track: AnyTrack, to: number, } };

/** How intrigues are answered. */
export type IntrigueMove = { "plot": {
  /** Whom it strikes. */
  victim: Seat,
  /** What is to happen. */
  plot: Plot, } }
  | { "alone": AnyTrack }
  | { "add_coins": number }
  | { "add_ware": Ware }
  | "offer"
  | "accept"
  | "refuse";

/** What intrigues do by themselves. */
export type IntrigueStep = { "reach": {
  /** Who placed the follower. */
  by: Seat,
  /** Whose turn to suffer it is. */
  victim: Seat,
  /** What happens. */
  plot: Plot, } };

/** What Invasion asks. */
export type InvasionAsk = "character"
  | { "vehicle": {
  /** Where the first one went: the others follow. */
  to: Receiver | null,
  /** How many more may be sent. */
  left: number, } }
  | { "guild_house": {
  /** Where some went already: the City takes them in two places. */
  to: Purse | null,
  /** How many more may be sent. */
  left: number, } }
  | "hostel"
  | { "guest": Kind }
  | "palatinate"
  | { "catapult": Wheel }
  | "keep_citizen"
  | "due"
  | { "robbery": {
  /** Points still owed. */
  owed: number, } }
  | "propose"
  | "vote"
  | "good_winds";

/** What happens in Invasion, where base events do not say it. */
export type InvasionEvent = { "became": [Seat, InvasionCharacter] }
  | { "sent_good": {
  /** By whom. */
  seat: Seat,
  /** Which. */
  good: Good,
  /** Where to. */
  to: Receiver, } }
  | { "sent_coins": {
  /** By whom. */
  seat: Seat,
  /** How many. */
  coins: number,
  /** Where to. */
  to: Purse, } }
  | { "lodged": {
  /** By whom. */
  seat: Seat,
  /** Who. */
  kind: Kind,
  /** To whom. */
  to: Seat, } }
  | { "to_bag": [Seat, Kind] }
  | { "manned": {
  /** Who sent it. */
  seat: Seat,
  /** Who. */
  kind: Kind,
  /** Where it stands. */
  at: Post, } }
  | { "to_catapult": Seat }
  | { "completed": Achievement }
  | { "kept": Seat }
  | { "citizen_lost": Spot }
  | { "tower_built": [Seat, Town] }
  | { "tower_destroyed": [Seat, Town] }
  | "reinforcement_wanted"
  | { "eaten": Good }
  | { "stored": number }
  | { "turned_over": Place }
  | { "unit": [Seat, Unit] }
  | { "word_passed": {
  /** From whom. */
  from: Seat,
  /** To whom. */
  to: Seat, } }
  | { "proposed": Seat }
  | { "voted": {
  /** Whose. */
  seat: Seat,
  /** Whether it is for the proposal. */
  approves: boolean, } }
  | { "decided": Seat | null }
  | { "station_returned": [Seat, Town] }
  | { "tile_returned": [Seat, Place] }
  | { "due_paid": Seat }
  | { "cannot_pay": Seat | null };

/** Invasion. */
export type InvasionFact = {
  /** The hour glass tiles as few (2 or 3) and as many players (4 or 5) see them, by their id. */
  events: [Array<EventFacts>, Array<EventFacts>],
  /** Whether a tile is marked as extra mean, by its id. */
  mean: Array<boolean>,
  /** The towns on the rim, which take a tower. */
  rim: TownSet,
  /** The goods piles below which a citizen waits. */
  piles: Array<Good>,
  /** What the City takes, by number of players. */
  needs: [CityNeeds, CityNeeds, CityNeeds, CityNeeds, CityNeeds, CityNeeds],
  /** The spaces of the Assembly Hall, by kind. */
  hall: [number, number, number, number, number, number, number],
  /** The character cards. */
  characters: Array<CharacterFacts>,
  /** The dues of the Estate Manager, round after round. */
  dues: Array<DueFacts>,
};

/** How Invasion is answered, where base moves do not say it. */
export type InvasionMove = { "become": InvasionCharacter }
  | { "send_good": {
  /** Which. */
  good: Good,
  /** Where to. */
  to: Receiver, } }
  | { "send_coins": {
  /** How many. */
  coins: number,
  /** Where to. */
  to: Purse, } }
  | { "lodge": {
  /** Who. */
  kind: Kind,
  /** From Market or Gunpowder Tower. */
  from: Whence,
  /** To whom. */
  to: Seat, } }
  | { "man": {
  /** Who. */
  kind: Kind,
  /** Where to. */
  at: Post, } }
  | "to_catapult"
  | "keep"
  | { "destroy": Town }
  | { "unit": Unit }
  | "submit"
  | "pass_word"
  | "approve"
  | "refuse";

/** What lies before a player. */
export type InvasionOnMat = {
  /** Who the player is; nobody until characters are chosen. */
  character: InvasionCharacter | null,
  /** Followers in the Assembly Hall, by kind. */
  hall: [number, number, number, number, number, number, number],
  /** Own Fortified Towers. */
  towers: TownSet,
  /** The vote on the proposal that lies there. */
  vote: boolean | null,
};

/** The City, and what else the team has in common. */
export type InvasionOnTable = {
  /** Knights on the City Walls. */
  walls: number,
  /** The tile that wants one knight more. */
  reinforcement: Reinforcement,
  /** Goods in Warehouse and Clothing Store. */
  goods: [number, number, number, number, number],
  /** Coins in the City Treasury. */
  city_treasury: number,
  /** Coins in the Treasury. */
  treasury: number,
  /** Gear wheels on the Catapult. */
  catapult: number,
  /** Followers in the Militia. */
  militia: [number, number, number, number, number, number, number],
  /** Followers in the Prayer Service. */
  prayer: [number, number, number, number, number, number, number],
  /** Citizens of the team. */
  citizens: number,
  /** Citizens that have left the game. */
  citizens_lost: number,
  /** Towers that stand from the start and belong to nobody. */
  neutral: TownSet,
  /** Place tiles of the supply that are turned over. */
  turned: TurnedTiles,
  /** What the team is about to decide. */
  team: Team | null,
};

/** What Invasion does by itself. */
export type InvasionStep = "team" | "tally" | "due";

/** Something that is missing. */
export type Lack = { "merchant": Town }
  | { "goods": [Good, number] }
  | { "worth": number }
  | { "citizens": number }
  | { "coins": number }
  | { "station": Town }
  | { "development": number };

/** What lets a player carry out an action without its followers. */
export type Lender = { "well": {
  /** The Church borrowed it from another player. */
  borrowed: boolean, } }
  | "flea_market"
  | { "church": Seat }
  | { "palatinate": Seat }
  | "assessors";

/** How hard a scenario is. Which levels it has says [`crate::Module::levels`]. */
export type Level = "easier" | "normal" | "harder" | "harder_one" | "harder_order";

/** Which objectives of a board are completed, and since when. */
export type Marks = {
  /** One bit for each objective, in the order of the board. */
  done: number,
  /** The round in which the last one was completed; 0 before that. */
  last: number,
};

/** What lies in the open before a player. While planning, `Plan` says which followers on the
 * board the others do not see yet. */
export type Mat = {
  /** Coins. */
  coins: number,
  /** Goods of each kind. */
  goods: [number, number, number, number, number],
  /** Trading stations not yet built. */
  stations_left: number,
  /** Towns with an own trading station. */
  stations: TownSet,
  /** Citizens. */
  citizens: number,
  /** Where the markers stand on the six follower tracks. */
  tracks: [number, number, number, number, number, number],
  /** Where the marker stands on the Development track. */
  development: number,
  /** The town the merchant is in. */
  merchant: Town,
  /** The places to be used: the ten of the player board and the own place tiles. */
  places: PlaceSet,
  /** Followers and gear wheels on action spaces. */
  board: Board,
  /** Followers on the Market. */
  market: Pool,
  /** Followers on the Gunpowder Tower. */
  tower: Pool,
  /** Gear wheels beside the board, indexed by [`Wheel`]. */
  wheels: [number, number, number],
  /** What lies on own place tiles besides followers and wheels on action spaces. */
  on_tiles: OnTiles,
  /** Whether the player has passed in this Action phase. */
  passed: boolean,
  /** What expansions add. */
  modules?: ModulesOnMat,
};

/** Which routes a journey may follow. */
export type Means = "road" | "water" | "either";

/** An expansion or scenario that can be added to the base game. */
export type Module = "orders"
  | "trade_deeds"
  | "intrigue"
  | "trade_events"
  | "tours"
  | "dignitary"
  | "vierzon"
  | "salesman"
  | "duel"
  | "plague"
  | "prosperity"
  | "invasion";

/** A set of expansions; empty for the base game. */
export type Modules = Array<Module>;

/** What expansions lay before a player. */
export type ModulesOnMat = {
  /** The orders fulfilled. */
  orders: OrderSet,
  /** Followers gained in the action that is going on, to be placed when it is over (Amnesty). */
  newcomers: Pool,
  /** Places that may not be used for the rest of the round (Saboteur, Spy). */
  locked: PlaceSet,
  /** What the system in play lays there. */
  system?: SystemOnMat,
};

/** What expansions lay face up on the table. */
export type ModulesOnTable = {
  /** The orders that lie face up. */
  orders: OrderRow,
  /** The board that lies in place of the base deeds. */
  board: DeedBoard,
  /** What the system in play lays there. */
  system?: SystemOnTable,
};

/** An answer: it names the thing chosen, never its position in a list. */
export type Move = "decline"
  | { "exclude": Place }
  | { "take_back": { place: Place, space: SpaceKind, follower: Follower, } }
  | { "draw": number }
  | { "to_tower": Follower }
  | { "put": { follower: Follower, place: Place, space: SpaceKind, from: Origin, } }
  | { "put_back": { follower: Follower, place: Place, space: SpaceKind, from: Origin, } }
  | "ready"
  | { "use": Place }
  | "pass"
  | { "place_wheel": { wheel: Wheel, place: Place, space: SpaceKind, } }
  | { "recruit": Kind }
  | { "tile": Place }
  | { "travel": { to: Town, by: By, take: Good | null, } }
  | { "send": { kind: Kind, deed: Deed, } }
  | "coin"
  | "develop"
  | { "give_station": Town }
  | "give_spare_station"
  | "give_follower"
  | "give_step"
  | { "give_good": Good }
  | { "give_tile": Place }
  | { "give_wheel": Wheel }
  | { "give_placed_wheel": Place }
  | { "feed": Good }
  | { "pay_coins": number }
  | "shield"
  | { "discard": Good }
  | { "lay_in_gaming_room": Good }
  | { "send_to_gaming_room": Kind }
  | { "borrow": { owner: Seat, place: Place, } }
  | { "displace": { victim: Seat, to: Town, by: By, take: Good | null, } }
  | "to_market"
  | { "advance": Track }
  | { "demand": Seat }
  | { "go_to": Town }
  | "set_out"
  | { "bake": number }
  | { "swap": { give: Good, take: Good, } }
  | { "take_good": Good }
  | { "buy": Good }
  | { "sell": Good }
  | { "build_in": Town }
  | { "move_wheel": { from: Place, place: Place, space: SpaceKind, } }
  | "give_bread"
  | "give_road_station"
  | "feed_bread"
  | { "send_to": { kind: Kind, deed: BoardDeed, good: Good | null, } }
  | { "travel_taking_both": { to: Town, by: By, } }
  | { "travel_taking_unseen": { to: Town, by: By, } }
  | { "trade_events": HappeningMove }
  | { "orders": OrdersMove }
  | { "trade_deeds": NoMove }
  | { "intrigue": IntrigueMove }
  | { "tours": ToursMove }
  | { "dignitary": DignitaryMove }
  | { "vierzon": VierzonMove }
  | { "salesman": SalesmanMove }
  | { "duel": DuelMove }
  | { "plague": PlagueMove }
  | { "prosperity": ProsperityMove }
  | { "invasion": InvasionMove };

/** One of my tables. */
export type MyTable = MyTableOf<Setup>;

/** What a viewer has missed, and the number up to which that goes. */
export type News = NewsOf<Event>;

/** What the next draw will be if nothing else changes. */
export type NextDraw = {
  /** How many followers can be drawn. */
  number: number,
  /** What will be in the bag. */
  from: Pool,
};

/** No question. */
export type NoAsk = never;

/** No answer. */
export type NoMove = never;

/** Nothing on the table, on a mat, in a hand or face down. */
export type NoPieces = never;

/** No step. */
export type NoStep = never;

/** What lies on own place tiles besides followers and wheels on action spaces. */
export type OnTiles = {
  /** Grain baked to bread. */
  bread: number,
  /** How many of the own goods lie on the Brasserie; they are part of `Mat::goods`. */
  brasserie: [number, number, number, number, number],
  /** Trading stations on the Road. */
  road: number,
  /** Followers in the Gaming Room, by kind; at most one each. */
  gaming_room: [boolean, boolean, boolean, boolean, boolean, boolean, boolean],
  /** Goods in the Gaming Room, by kind; at most one each. They are no longer the player's. */
  gaming_goods: [boolean, boolean, boolean, boolean, boolean],
};

/** The orders on the table. */
export type OrderRow = {
  /** Face up, for everybody (orders.card.open-to-all); a gap once the pile is used up. */
  face_up: [OrderId | null, OrderId | null, OrderId | null, OrderId | null, OrderId | null],
  /** How many cards have left the pile. */
  dealt: number,
};

/** The order cards of a player, one bit each. */
export type OrderSet = Array<OrderId>;

/** What Orders ask. */
export type OrdersAsk = "deliver";

/** What happens to orders. */
export type OrdersEvent = { "delivered": [Seat, OrderId] } | { "turned_up": OrderId };

/** How Orders are answered. */
export type OrdersMove = { "deliver": OrderId };

/** Where a follower that is placed comes from. */
export type Origin = "market" | "tower" | "drawn" | "home";

/** A phase of the round. */
export type Phase = "hour_glass"
  | "census"
  | "followers"
  | "planning"
  | "actions"
  | "event"
  | "start_player";

/** A place. */
export type PlaceFact = {
  /** Which. */
  place: Place,
  /** The category of a place tile; none for the places of the player board. */
  category: Category | null,
  /** What sort of thing it is. */
  sort: Sort,
  /** The followers its action spaces ask for. */
  spaces: Array<SpaceKind>,
  /** Whether all spaces must be filled. */
  needs_all: boolean,
  /** What the action gives, where that is simple. */
  effect: Effect | null,
  /** Whether it belongs to the base set. */
  base_set: boolean,
  /** Whether the spaces wait for a look at the physical game. */
  reconstructed: boolean,
};

/** One place at a glance. */
export type PlaceGlance = {
  /** Which place. */
  place: Place,
  /** Whether it is activated. */
  complete: boolean,
  /** The rule that forbids its action whoever stands there. */
  forbidden: RuleId | null,
  /** What its action would bring now. */
  gives: Promise,
};

/** What The Plague asks. */
export type PlagueAsk = "infirmary"
  | "back_door"
  | { "three": {
  /** The cards, for who looks at them. */
  cards: [Indulgence | null, Indulgence | null, Indulgence | null],
  /** How many there are. */
  number: number, } }
  | "consolation"
  | "grave_goods"
  | { "rats": {
  /** Who was drawn. */
  drawn: Pool, } }
  | { "drawn": Drawn }
  | "alchemy"
  | "autopsy"
  | "messenger"
  | "all_or_none"
  | "reduce";

/** What happens in The Plague, where base events do not say it. */
export type PlagueEvent = { "doctor_came": Seat }
  | { "infected": Seat }
  | { "drew_corpse": {
  /** Who drew it. */
  seat: Seat,
  /** Whether it lies on the Market now; otherwise it is back in the supply. */
  to_market: boolean, } }
  | { "buried": Seat }
  | { "into_bag": [Seat, number] }
  | { "threw_back": [Seat, number] }
  | { "removed": [Seat, number] }
  | { "took_card": [Seat, Indulgence] }
  | { "drew_card": [Seat, Indulgence | null] }
  | { "put_aside": [Seat, Indulgence] }
  | { "turned_up": Indulgence }
  | { "looked_at": [Seat, [Indulgence | null, Indulgence | null, Indulgence | null]] }
  | { "announced": Seat }
  | { "played": [Seat, Indulgence] }
  | { "back_into_bag": [Seat, Follower] };

/** The Plague. */
export type PlagueFact = {
  /** Its hour glass tiles, by their id. */
  events: Array<EventFacts>,
  /** The corpses that each of them brings into every bag. */
  corpses: Array<number>,
  /** Its deeds, in printed order. */
  deeds: Array<BoardDeedFacts>,
  /** The Indulgence cards, in the order of their names. */
  indulgences: Array<IndulgenceFacts>,
};

/** The cards of a player that nobody else sees. */
export type PlagueHand = {
  /** The Indulgence cards. */
  cards: IndulgenceSet,
  /** Whether the card of the two monks is played with the plan in progress, and whether the corpses go with it. */
  announced?: boolean,
};

/** How The Plague is answered, where base moves do not say it. */
export type PlagueMove = { "play": {
  /** Which. */
  card: Indulgence,
  /** Whether the corpses of the Market go to the supply. */
  remove: boolean, } }
  | { "take_card": Indulgence }
  | "draw_card"
  | "look_at_three"
  | { "keep_card": Indulgence }
  | { "throw_back": {
  /** Whether the one on the Cemetery goes along. */
  cemetery: boolean, } }
  | "return_corpse"
  | { "lose": Kind };

/** What The Plague lays before a player. */
export type PlagueOnMat = {
  /** Corpses on the Market. */
  on_market: number,
  /** Whether a corpse lies on the Cemetery. */
  on_cemetery: boolean,
  /** Corpses in the bag: all have seen what went in and out (plague.corpse.public). */
  in_bag: number,
  /** How many Indulgence cards lie face down. */
  in_hand: number,
  /** The Indulgence cards played. */
  played: IndulgenceSet,
  /** Whether the merchant has left Orléans at least once. */
  left_orleans: boolean,
  /** Whether the third star of the Development track was reached. */
  reached_third_star: boolean,
};

/** What The Plague lays on the table. */
export type PlagueOnTable = {
  /** Corpses in the supply. */
  supply: number,
  /** The plague cards of this game. */
  cards: [PlagueCard | null, PlagueCard | null, PlagueCard | null],
  /** The Indulgence cards that lie face up. */
  display: IndulgenceSet,
  /** How many Indulgence cards lie face down. */
  pile: number,
  /** The conditions that the player whose turn or event it is has met just now, whoever holds the card. */
  met: IndulgenceSet,
  /** Whether that player has taken an Indulgence card just now. */
  took: boolean,
  /** Whose Market has got its second monk since the last Planning. */
  monks: SeatSet,
};

/** What The Plague does by itself. */
export type PlagueStep = { "fee": Seat }
  | { "reduce": Seat }
  | { "event": Seat }
  | "corpses"
  | { "all_or_none": Seat };

/** Followers placed in the Planning phase that is not finished: still movable, and hidden. */
export type Plan = {
  /** Spaces filled from the Market. */
  from_market: SpaceSet,
  /** Spaces filled from the Gunpowder Tower. */
  from_tower: SpaceSet,
};

/** A player as one viewer sees it. */
export type PlayerView = {
  /** What lies in the open; without a plan in progress that the viewer may not see. */
  mat: Mat,
  /** How many followers are in the bag. */
  bag_size: number,
  /** What is in the bag, for its owner (base.general.check-own-bag) and where all play together. */
  bag: Pool | null,
  /** The plan in progress, for its owner and where the table plans openly. */
  plan: Plan | null,
  /** The cards in the hand, for their owner. */
  hand?: SystemHand,
};

/** A declared effect on one victim. */
export type Plot = { "fraud": {
  /** From the victim. */
  take: Ware,
  /** From the active player. */
  give: Ware, } }
  | "arson"
  | "kidnap"
  | "torture"
  | "hang"
  | { "sabotage": {
  /** From which place. */
  place: Place,
  /** From which kind of space. */
  space: SpaceKind,
  /** Who it is. */
  follower: Follower, } }
  | { "spy": {
  /** At which place. */
  place: Place,
  /** On which kind of space. */
  space: SpaceKind, } }
  | "tax"
  | { "treason": AnyTrack };

/** Followers lying together: a bag, a Market, the Tower. Only the numbers count. The plague doctor is never among them:
 * whoever puts him in sends him home. */
export type Pool = { [key in Follower]?: number };

/** Where a follower is sent. */
export type Post = "city_walls" | "reinforcement" | "militia" | "prayer_service" | "assembly_hall";

/** What happens up to the first decision. */
export type Promise = {
  /** What the player gains or pays for certain. */
  events: Array<Event>,
  /** The question that comes then, if one does. */
  asks: Ask | null,
  /** Whether a draw or a die decides from there on. */
  chance: boolean,
};

/** What a speaker proposes, as far as it goes. */
export type Proposal = Array<Unit | null>;

/** What Prosperity asks. */
export type ProsperityAsk = "keep"
  | { "carpenter": {
  /** Whether it has gone somewhere in this action. */
  moved: boolean, } }
  | "scriptorium";

/** What happens in Prosperity, where base events do not say it. */
export type ProsperityEvent = { "turned_up": [Seat, Good] }
  | { "walked": {
  /** Who moved it. */
  seat: Seat,
  /** Where it is now. */
  to: Town,
  /** Along a road or a waterway. */
  by: By, } }
  | { "stays": Seat }
  | { "built": {
  /** Whose. */
  seat: Seat,
  /** Which. */
  structure: Structure,
  /** Where the route leads on which its station stands. */
  to: Town,
  /** A road or a waterway. */
  by: By, } }
  | { "drew": [Seat, [Structure | null, Structure | null]] }
  | { "kept": [Seat, Structure | null] }
  | { "manned": {
  /** Whose. */
  seat: Seat,
  /** Who. */
  kind: Kind,
  /** Which. */
  structure: Structure, } }
  | { "laid_coin": [Seat, Structure] }
  | { "laid_good": [Seat, Structure, Good] }
  | { "completed": [Seat, Structure] };

/** Prosperity. */
export type ProsperityFact = {
  /** The event of each round. */
  events: Array<EventFacts>,
  /** Its deeds, in printed order. */
  deeds: Array<BoardDeedFacts>,
  /** The Structure cards. */
  structures: Array<StructureFacts>,
};

/** What a player holds in the hand. */
export type ProsperityHand = {
  /** The Structure card to build next (prosperity.structure.one-in-hand). */
  card: Structure | null,
  /** Cards drawn, of which one is to be kept. */
  drawn: [Structure | null, Structure | null],
};

/** How Prosperity is answered, where base moves do not say it. */
export type ProsperityMove = { "keep": Structure }
  | "exchange"
  | { "walk": {
  /** Who is used for it. */
  follower: Follower,
  /** Where it goes. */
  to: Town,
  /** Along a road or a waterway. */
  by: By, } }
  | { "build": {
  /** Where the route leads. */
  to: Town,
  /** A road or a waterway. */
  by: By, } }
  | { "man": {
  /** Who. */
  kind: Kind,
  /** Where to. */
  structure: Structure, } }
  | { "lay_coin": Structure }
  | { "lay_good": [Structure, Good] };

/** What lies before a player. */
export type ProsperityOnMat = {
  /** How many Structure cards are in the hand, those drawn to choose from included. */
  cards: number,
  /** The Structures built, in the order of building. */
  built: Array<BuiltStructure | null>,
};

/** What lies on the table. */
export type ProsperityOnTable = {
  /** The town the Carpenter is in. */
  carpenter: Town,
  /** How many Structure cards the pile has. */
  pile: number,
  /** The spaces of the map on which a good lies face down that can be taken. */
  face_down: GoodsSpaceSet,
  /** Goods of each kind that nobody has seen: on the map, under Structures, or out of the game from the start. What
   * lies open can be counted by all, so this is no secret (prosperity.setup.goods-hidden). */
  unseen: [number, number, number, number, number],
};

/** What Prosperity does by itself. */
export type ProsperityStep = { "carpenter": {
  /** Whose. */
  seat: Seat,
  /** Whether it has gone somewhere in this action. */
  moved: boolean, } };

/** Where coins are sent. */
export type Purse = "city_treasury" | "treasury" | { "player": Seat };

/** Where goods are sent. */
export type Receiver = "city" | { "player": Seat };

/** What became of the tile Reinforcement. */
export type Reinforcement = "none" | "wanted" | "manned";

/** A game that is over, move by move. */
export type Replay = ReplayOf<Event>;

/** One move of a game that is over. */
export type ReplayStep = ReplayStepOf<Event>;

/** A route between two towns. */
export type RouteFact = {
  /** One end. */
  a: Town,
  /** The other. */
  b: Town,
  /** Road or waterway. */
  by: By,
  /** The positions of its goods spaces in [`Facts::goods_spaces`]. */
  goods_spaces: Array<number>,
};

/** What the scenario makes happen. */
export type SalesmanEvent = { "delivered": [Seat, Town] };

/** Travelling Salesman. */
export type SalesmanFact = {
  /** The five deliveries, in the order of the board. */
  deliveries: Array<Delivery>,
  /** The event of each round. */
  events: Array<EventFacts>,
};

/** How the scenario is answered. */
export type SalesmanMove = { "deliver": Town };

/** One player at a glance. */
export type SeatGlance = {
  /** The score sheet as things stand. */
  sheet: Sheet,
  /** The development status: what stations and citizens are multiplied by. */
  status: number,
  /** How many followers the Knights track lets the player draw. */
  draw_limit: number,
  /** The draw of the next round, if all that is complete is used, with whom it recruits; known to the bag's owner. */
  next_draw: NextDraw | null,
  /** Whether what the event of this round demands is there in full; none before round 1. */
  can_pay: boolean | null,
  /** The rounds from this one on whose events could not be paid with what is there now; none where they do not lie open. */
  unpaid: Array<number>,
  /** How much of each own objective is there, and how much it takes; none where nobody has any. */
  objectives: Array<[number, number]>,
  /** The coins that the event of this round would bring now, or take. */
  event_coins: number,
  /** The player's places, in the order of the board. */
  places: Array<PlaceGlance>,
};

/** An entry of the journal as one viewer notices it. */
export type Seen = SeenOf<Event>;

/** Where followers are sent from. One action never mixes the two. */
export type Sender = "town_hall" | "gunpowder_tower" | { "partner": Seat };

/** Edition, seats and options of a game. */
export type Setup = {
  /** The printing that is played. */
  edition: Edition,
  /** How many seats the table has. */
  players: number,
  /** What the table has agreed on beyond that. */
  options: TableOptions,
  /** The expansions in play; none is the base game. */
  modules?: Modules,
  /** How hard the scenario in play is. */
  level?: Level,
};

/** The game as one viewer may see it, with the viewer's question and its options. */
export type Sight = SightOf<Glance, View, Ask, Move>;

/** A space with a citizen on it. */
export type Spot = "boatmen"
  | "knights"
  | { "development": number }
  | { "deed": Deed }
  | "most_stations"
  | { "board": BoardDeed }
  | "orleans"
  | { "town": Town }
  | { "pile": Good }
  | "six_tracks"
  | { "achievement": Achievement }
  | "supply";

/** What is still to be done; the last frame comes next. */
export type Stack = Array<Frame>;

/** What the engine does by itself. */
export type Step = "round"
  | { "after_phase": Phase }
  | { "window": {
  /** Whose. */
  seat: Seat,
  /** When. */
  window: Window, } }
  | "end"
  | { "phase": Phase }
  | { "followers": Seat }
  | { "reveal": Seat }
  | { "turn": Seat }
  | { "wheels": Seat }
  | { "use": {
  /** Who acts. */
  seat: Seat,
  /** Whose action it is. */
  place: Place,
  /** What lent the action, if not its own followers. */
  via: Lender | null, } }
  | { "return": {
  /** Who acted. */
  seat: Seat,
  /** The place that was used. */
  place: Place, } }
  | { "after_action": Seat }
  | { "deed_complete": {
  /** Who filled it. */
  seat: Seat,
  /** Which deed. */
  deed: BoardDeed, } }
  | { "send": {
  /** Who sends. */
  seat: Seat,
  /** Where the followers come from. */
  from: Sender,
  /** How many were sent in this action. */
  sent: number, } }
  | { "event": Seat }
  | { "suffer": Seat }
  | { "harvest": {
  /** Who owes. */
  seat: Seat,
  /** How many items. */
  owed: number, } }
  | "most_stations"
  | { "orders": NoStep }
  | { "trade_deeds": NoStep }
  | { "intrigue": IntrigueStep }
  | { "tours": NoStep }
  | { "dignitary": NoStep }
  | { "vierzon": NoStep }
  | { "salesman": NoStep }
  | { "duel": DuelStep }
  | { "plague": PlagueStep }
  | { "prosperity": ProsperityStep }
  | { "invasion": InvasionStep };

/** What a player of the system in play holds in the hand: only the owner sees it. */
export type SystemHand = "none"
  | { "tours": NoPieces }
  | { "dignitary": NoPieces }
  | { "vierzon": NoPieces }
  | { "salesman": NoPieces }
  | { "duel": NoPieces }
  | { "plague": PlagueHand }
  | { "prosperity": ProsperityHand }
  | { "invasion": NoPieces };

/** What the system in play lays before a player, for all to see. */
export type SystemOnMat = "none"
  | { "tours": NoPieces }
  | { "dignitary": NoPieces }
  | { "vierzon": Marks }
  | { "salesman": Marks }
  | { "duel": DuelOnMat }
  | { "plague": PlagueOnMat }
  | { "prosperity": ProsperityOnMat }
  | { "invasion": InvasionOnMat };

/** What the system in play lays face up on the table. */
export type SystemOnTable = "none"
  | { "tours": NoPieces }
  | { "dignitary": NoPieces }
  | { "vierzon": NoPieces }
  | { "salesman": NoPieces }
  | { "duel": NoPieces }
  | { "plague": PlagueOnTable }
  | { "prosperity": ProsperityOnTable }
  | { "invasion": InvasionOnTable };

/** What all may see. */
export type Table = {
  /** The round being played, from 1; 0 before the first. */
  round: number,
  /** Who holds the start player token. */
  start_player: Seat,
  /** The hour glass tile in force. */
  tile: TileId | null,
  /** The hour glass tiles turned over so far, one bit each. */
  turned: number,
  /** Neutral followers in the supply. */
  followers: [number, number, number, number, number, number, number],
  /** Gear wheels in the supply. */
  gears: number,
  /** The goods market. */
  goods: [number, number, number, number, number],
  /** The goods on the map. */
  map: Array<Good | null>,
  /** Place tiles that can be taken. */
  tiles: PlaceSet,
  /** Followers sent to each deed, by kind. */
  deeds: Array<[number, number, number, number, number, number, number]>,
  /** Citizens not yet taken. */
  citizens: Citizens,
  /** What has left the game. */
  gone: Gone,
  /** Spaces that the player whose turn it is has filled during it: who stands there works from the next turn on. */
  just_placed?: SpaceSet,
  /** How the game ended, where that is not the counting of points. */
  ending?: Ending,
  /** What expansions add. */
  modules?: ModulesOnTable,
};

/** A table as one person may know it: nothing in here changes by a hidden move. */
export type TableDescription = TableDescriptionOf<Setup>;

/** What a table may agree on. */
export type TableOptions = {
  /** The first or the current edition with the place tiles of later sets (base.setup.place-stacks-extended). */
  added_tiles: boolean,
  /** Players may remove place tiles before round 1 (base.setup.place-exclusion-variant). */
  exclude_tiles: boolean,
  /** Unfinished plans lie open (base.planning.simultaneous). */
  open_planning: boolean,
  /** Players plan one after another (base.planning.ordered-on-demand). */
  ordered_planning: boolean,
  /** The first start player; drawn at random if nobody is named (base.setup.first-start-player). */
  start_player: Seat | null,
  /** The Peasant Uprising is the last of the trade events (events.setup.variant-uprising). */
  uprising_last?: boolean,
  /** Whoever is ready stays so, as printed (base.planning.done-is-final). */
  final_ready?: boolean,
  /** How the characters of Invasion come to the players (invasion.setup.characters-chosen). */
  characters?: Characters,
};

/** The body of `POST /api/tables`. */
export type TableWish = TableWishOf<Setup>;

/** One thing that is asked for. */
export type Task = {
  /** What it is. */
  aim: Aim,
  /** Whether it is done, for good. */
  done: boolean,
  /** Whether it cannot be done any more, as far as anybody can tell. */
  hopeless: boolean,
  /** How much of it is there. */
  have: number,
  /** How much it takes. */
  of: number,
  /** What is missing to do it now. */
  lacks: Array<Lack>,
  /** How many rounds are left for it, this one included. */
  rounds: number,
  /** The round of the next event that makes it harder, if one does. */
  threat: number | null,
};

/** What the team is about to decide. */
export type Team = {
  /** Who has the word. */
  speaker: Seat,
  /** What the speaker proposes, as far as it goes. */
  proposal: Proposal,
  /** Who has spoken, or passed the word on. */
  spoken: SeatSet,
  /** The refused proposal with the most approvals so far, the first of equals (invasion.team.deadlock). */
  best: Best | null,
};

/** What the socket tells. */
export type Told = ToldOf<Setup, Event, Sight>;

/** What the scenario makes happen. */
export type ToursEvent = { "delivered": Seat };

/** The Trip to Tours. */
export type ToursFact = {
  /** What must be brought to Tours. */
  task: ToursTask,
  /** The event of each round. */
  events: Array<EventFacts>,
  /** Its deeds, in printed order. */
  deeds: Array<BoardDeedFacts>,
};

/** How the scenario is answered. */
export type ToursMove = "deliver";

/** A town on a map of 1000 by 1000, which is drawn 0.82 times as wide as high. */
export type TownFact = {
  /** Which. */
  town: Town,
  /** To the east. */
  x: number,
  /** To the south. */
  y: number,
};

/** A follower track. */
export type TrackFact = {
  /** Which. */
  track: Track,
  /** What each space gives on arrival, the start space first. */
  spaces: Array<Bonus>,
  /** The space with a citizen for the first to arrive. */
  citizen_at: number | null,
};

/** What the deeds of the Trade board ask. */
export type TradeDeedsAsk = { "alchemy": {
  /** Where the followers come from. */
  from: Sender,
  /** How many were sent in this action. */
  sent: number,
  /** How many may be drawn. */
  draws: number, } }
  | { "drawn": Drawn }
  | "assessors"
  | "research"
  | "tow"
  | "architecture";

/** What happens on the Trade board. */
export type TradeDeedsEvent = { "took_good": [Seat, Good] } | { "back_into_bag": [Seat, Follower] };

/** Place tiles that are turned over, in little room. */
export type TurnedTiles = Array<Place>;

/** A unit of what the team gives, gets or does. */
export type Unit = { "wheel": {
  /** Whose. */
  seat: Seat,
  /** Which sort. */
  wheel: Wheel, } }
  | { "placed_wheel": {
  /** Whose. */
  seat: Seat,
  /** From which place. */
  place: Place, } }
  | { "tile": {
  /** Whose. */
  seat: Seat,
  /** Which. */
  place: Place, } }
  | { "pay": {
  /** Who. */
  seat: Seat,
  /** How many. */
  coins: number, } }
  | { "gain": {
  /** Who. */
  seat: Seat,
  /** How many. */
  coins: number, } }
  | { "develop": {
  /** Who. */
  seat: Seat,
  /** How many. */
  points: number, } }
  | { "wine": Seat }
  | { "step_back": {
  /** Who. */
  seat: Seat,
  /** How far. */
  points: number, } }
  | { "monk": {
  /** Whose. */
  seat: Seat,
  /** From where. */
  from: Whence, } }
  | { "citizen": Spot }
  | { "wither": {
  /** One end of its route. */
  a: Town,
  /** The other end. */
  b: Town,
  /** Road or waterway. */
  by: By, } }
  | { "turn_over": Place }
  | { "buy": {
  /** Who gets it. */
  seat: Seat,
  /** Which. */
  good: Good, } }
  | { "sell": {
  /** Whose it is. */
  seat: Seat,
  /** Which. */
  good: Good,
  /** Who gets the coins. */
  to: Seat, } }
  | { "sail": Seat };

/** What the scenario asks. */
export type VierzonAsk = { "materials": {
  /** Points still missing. */
  owed: number, } };

/** What the scenario makes happen. */
export type VierzonEvent = { "completed": [Seat, VierzonObjective] };

/** Capital Vierzon. */
export type VierzonFact = {
  /** What the objectives ask for. */
  objectives: VierzonObjectives,
  /** The event of each round. */
  events: Array<EventFacts>,
  /** Its deeds, in printed order. */
  deeds: Array<BoardDeedFacts>,
};

/** How the scenario is answered. */
export type VierzonMove = { "complete": VierzonObjective };

/** The game as one viewer sees it. */
export type View = {
  /** Whose view it is. */
  viewer: Viewer,
  /** Seats, edition and options. */
  setup: Setup,
  /** What lies face up. */
  table: Table,
  /** The letter on the back of the next hour glass tile, where backs carry letters
   * (base.hourglass.stack-hidden). */
  next_letter: Letter | null,
  /** The players, by seat. */
  players: Array<PlayerView>,
  /** The rest of the game; frames hold only what all may know. */
  stack: Stack,
};

/** A good of a player: bread is one, too, and leaves its Bakery as grain (intrigue.fraud.needs-goods). */
export type Ware = { "good": Good } | { "on_brasserie": Good } | "bread";

/** Where a gear wheel beside the board came from: that decides where it may go. */
export type Wheel = "first" | "later" | "laboratory";

/** Where a follower is that must go. */
export type Whence = "market" | "tower" | "bag" | { "space": [Place, SpaceKind] };

/** When a free answer is given. */
export type Window = "planning" | "turn" | "after_action" | "before_event" | "after_event";
