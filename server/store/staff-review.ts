import type { Selectable } from 'kysely';
import type { StaffReview } from '../../contract/staff.ts';
import type { ReviewsTable } from './schema.ts';

/** A review as staff see it. */
export const staffReview = (row: Selectable<ReviewsTable>): StaffReview => ({
  id: row.id,
  barberId: row.barber_id,
  branchId: row.branch_id,
  customerName: row.customer_name,
  rating: row.rating,
  review: row.review,
  email: row.email,
  createdAt: row.created_at,
  status: row.status,
  reason: row.reason,
  reply: row.reply,
  repliedBy: row.replied_by,
  repliedAt: row.replied_at,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at,
  perhapsProgram: row.perhaps_program === 1,
});
