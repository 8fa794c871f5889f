import { type Check, must } from '../check.ts';

const NOT_PUBLIC = /(^|\.)(example|test|invalid|localhost|local)$|^[\d.]+$|^\[/;

function problemOf(siteUrl: string | undefined): string | undefined {
  if (!siteUrl)
    return 'is not set: build with SITE_URL=https://your.domain, or every canonical link is wrong';
  const url = URL.parse(siteUrl);
  if (!url) return `'${siteUrl}' is not an address`;
  if (url.protocol !== 'https:') return `'${siteUrl}' must begin with https://`;
  if (NOT_PUBLIC.test(url.hostname)) return `'${url.hostname}' is not a public domain`;
  return undefined;
}

export const domain: Check = {
  title: 'The domain',
  run: ({ siteUrl }) => {
    const problem = problemOf(siteUrl);
    return problem ? [must('SITE_URL', problem)] : [];
  },
};
