export const insightDays = [7, 30, 90] as const;
export type Figures = { pageViews: number; whatsapp: number; calls: number; directions: number };

/** Figures of the last `days` Dubai days including today, and of the same number of days before. */
export type Insights = {
  days: number;
  totals: Figures;
  before: Figures;
  byDay: (Figures & { day: string })[];
  /** By branch slug; excludes taps without a branch. */
  byBranch: (Figures & { branch: string })[];
  /** `contacts`: WhatsApp taps, calls and directions, of /booking on the page before it. `bookings`: taps on Book. */
  byPage: { path: string; pageViews: number; contacts: number; bookings: number }[];
  /** The reviews received in the period. */
  byBarber: {
    barberId: string;
    received: number;
    published: number;
    /** Average stars of the published reviews; null without any. */
    average: number | null;
    /** Average seconds from receiving a review to its decision and its public reply. */
    decidedInS: number | null;
    answeredInS: number | null;
  }[];
};
