/** The time, as sessions, links and throttles see it; tests set their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

const seconds = 1000;
export const minutes = 60 * seconds;
export const hours = 60 * minutes;
export const days = 24 * hours;
