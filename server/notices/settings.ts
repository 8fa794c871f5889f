import type { Channel } from '../store/notices.ts';

export type NoticeSettings = {
  mail?: { url: string; from: string; to: string } | undefined;
  webhook?: { url: string; secret: string } | undefined;
  /** Where staff read the review. */
  consoleUrl: string;
};

/** From the environment; throws where only half of a channel is set. */
export function noticeSettings(env: NodeJS.ProcessEnv): NoticeSettings {
  const { SMTP_URL, NOTICE_FROM, NOTICE_TO, NOTICE_WEBHOOK_URL, NOTICE_WEBHOOK_SECRET, SITE_URL } = env;
  if (SMTP_URL && !(NOTICE_FROM && NOTICE_TO)) throw new Error('SMTP_URL needs NOTICE_FROM and NOTICE_TO');
  if (NOTICE_WEBHOOK_URL && !NOTICE_WEBHOOK_SECRET)
    throw new Error('NOTICE_WEBHOOK_URL needs NOTICE_WEBHOOK_SECRET');
  return {
    mail:
      SMTP_URL && NOTICE_FROM && NOTICE_TO ? { url: SMTP_URL, from: NOTICE_FROM, to: NOTICE_TO } : undefined,
    webhook:
      NOTICE_WEBHOOK_URL && NOTICE_WEBHOOK_SECRET
        ? { url: NOTICE_WEBHOOK_URL, secret: NOTICE_WEBHOOK_SECRET }
        : undefined,
    consoleUrl: `${SITE_URL ?? ''}/staff`,
  };
}

export const channelsOf = ({ mail, webhook }: NoticeSettings): Channel[] => [
  ...(mail ? (['mail'] as const) : []),
  ...(webhook ? (['webhook'] as const) : []),
];
