// The rules as a drawer over whatever is open.

class RulesAtHand {
  open = $state(false);
  wanted: string | undefined = $state();
  query = $state('');

  /** Opens the rules, at one of them if it is named. */
  show(rule?: string, query = '') {
    this.wanted = rule;
    this.query = query;
    this.open = true;
  }
}

export const rulesAtHand = new RulesAtHand();
