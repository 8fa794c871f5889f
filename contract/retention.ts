/** Retention periods in days, shared by the retention job and the privacy page. */
export const RETENTION_DAYS = {
  /** Daily event counts: two years plus a month, to compare one year with the next. */
  events: 760,
  /** Rejected reviews, to answer complaints about them. */
  rejectedReviews: 180,
  /** Deleted data in our backups. */
  backups: 365,
  /** Staff actions in the console, to investigate complaints. */
  auditLog: 365,
};
