/** From so many days on it is time to call the enterprise. */
export const soon = 30

/** How pressing the day is on which something is due. */
export const urgencyOf = (daysLeft: number): 'over' | 'soon' | 'later' =>
  daysLeft < 0 ? 'over' : daysLeft <= soon ? 'soon' : 'later'
