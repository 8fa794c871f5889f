import type { AuditEntry, Figures, QueueCounts } from '../contract/staff.ts';

type Texts<K extends string> = Record<K, string>;

/** The words of the console, as content/<language>/staff.yaml has them. */
export type ConsoleWords = {
  title: string;
  signIn: Texts<
    | 'title'
    | 'email'
    | 'password'
    | 'submit'
    | 'pending'
    | 'wrong'
    | 'locked'
    | 'again'
    | 'ended'
    | 'failed'
    | 'hint'
  >;
  shell: Texts<
    | 'sections'
    | 'queue'
    | 'insights'
    | 'audit'
    | 'signOut'
    | 'account'
    | 'stillIn'
    | 'waiting'
    | 'offline'
    | 'loading'
    | 'failed'
    | 'retry'
  >;
  queue: Texts<
    | 'title'
    | 'statusLabel'
    | 'perhapsProgram'
    | 'branch'
    | 'barber'
    | 'all'
    | 'search'
    | 'searchHint'
    | 'empty'
    | 'none'
    | 'more'
    | 'select'
    | 'selected'
    | 'selectAll'
    | 'approve'
    | 'approveSelected'
    | 'reject'
    | 'rejectSelected'
    | 'undo'
    | 'done'
    | 'undone'
    | 'missed'
    | 'missedWaiting'
    | 'gone'
    | 'stars'
    | 'reason'
    | 'decided'
    | 'reply'
    | 'replyHint'
    | 'replySave'
    | 'replySaved'
    | 'replyFailed'
    | 'shortcuts'
    | 'shortcutsOn'
    | 'close'
  > & { status: Record<keyof QueueCounts, string>; keys: { key: string; does: string }[] };
  rejectDialog: Texts<'title' | 'lead' | 'other' | 'confirm' | 'cancel'> & { suggestions: string[] };
  account: Texts<
    | 'title'
    | 'sessions'
    | 'current'
    | 'unknownDevice'
    | 'seen'
    | 'end'
    | 'endOthers'
    | 'ended'
    | 'password'
    | 'currentPassword'
    | 'newPassword'
    | 'passwordHint'
    | 'wrongPassword'
    | 'weakPassword'
    | 'changePassword'
    | 'passwordChanged'
  >;
  insights: Texts<
    | 'title'
    | 'period'
    | 'days'
    | 'before'
    | 'same'
    | 'byDay'
    | 'byBranch'
    | 'byPage'
    | 'day'
    | 'branch'
    | 'page'
    | 'contacts'
    | 'bookings'
    | 'asTable'
    | 'csv'
    | 'empty'
  > & { figures: Record<keyof Figures, string> };
  audit: Texts<'title' | 'empty' | 'more' | 'when' | 'who' | 'what' | 'detail'> & {
    actions: Record<AuditEntry['action'], string>;
  };
};

export type ConsoleProps = {
  words: ConsoleWords;
  locale: string;
  branches: { slug: string; name: string }[];
  barbers: { id: string; name: string; branchId: string }[];
};
