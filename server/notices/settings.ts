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
  'SMTP_URL' | 'NOTICE_FROM' | 'NOTICE_TO' | 'NOTICE_WEBHOOK_URL' | 'NOTICE_WEBHOOK_SECRET'
>;

/** Which channels are set, and the console of the site that was built, by its own address; a half-set one does not pass the reading of the settings. */
export function noticeSettings(given: Given, siteUrl: string): NoticeSettings {
  const { SMTP_URL: mail, NOTICE_FROM: from, NOTICE_TO: to } = given;
  const { NOTICE_WEBHOOK_URL: webhook, NOTICE_WEBHOOK_SECRET: secret } = given;
  return {
    ...(mail && from && to && { mail: { url: mail, from, to } }),
    ...(webhook && secret && { webhook: { url: webhook, secret } }),
    consoleUrl: `${siteUrl}/staff`,
  };
}

export const channelsOf = ({ mail, webhook }: NoticeSettings): Channel[] => [
  ...(mail ? (['mail'] as const) : []),
  ...(webhook ? (['webhook'] as const) : []),
];
