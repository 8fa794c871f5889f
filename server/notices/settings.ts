import type { Settings } from '../settings.ts';
import type { Channel } from '../store/notices.ts';

export type NoticeSettings = {
  mail?: { url: string; from: string; to: string };
  webhook?: { url: string; secret: string };
  /** Where staff read the review. */
  consoleUrl: string;
};

type Given = Pick<
  Settings,
  'SMTP_URL' | 'NOTICE_FROM' | 'NOTICE_TO' | 'NOTICE_WEBHOOK_URL' | 'NOTICE_WEBHOOK_SECRET' | 'SITE_URL'
>;

/** Which channels are set; a half-set one does not pass the reading of the settings. */
export function noticeSettings(given: Given): NoticeSettings {
  const { SMTP_URL: mail, NOTICE_FROM: from, NOTICE_TO: to, SITE_URL } = given;
  const { NOTICE_WEBHOOK_URL: webhook, NOTICE_WEBHOOK_SECRET: secret } = given;
  return {
    ...(mail && from && to && { mail: { url: mail, from, to } }),
    ...(webhook && secret && { webhook: { url: webhook, secret } }),
    consoleUrl: `${SITE_URL ?? ''}/staff`,
  };
}

export const channelsOf = ({ mail, webhook }: NoticeSettings): Channel[] => [
  ...(mail ? (['mail'] as const) : []),
  ...(webhook ? (['webhook'] as const) : []),
];
