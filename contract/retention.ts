/** How long what is kept stays, in days: the jobs that delete and the privacy page read the same. */
export const RETENTION_DAYS = {
  /** Daily counts of what visitors press: two years, to set one beside another. */
  events: 760,
  /** A review that was refused, so that a complaint about it can be answered. */
  refusedReviews: 180,
  /** What was deleted, in a backup of ours. */
  backups: 365,
  /** Who did what in the console: a year, to look into a complaint. */
  auditLog: 365,
};
