import { z } from 'zod/mini';

/** What values of settings may look like; each says what a value must be. */
export const text = (holds: (value: string) => boolean, must: string) =>
  z.string().check(z.refine(holds, must));
export const oneOf = <const T extends string>(
  values: readonly T[],
  must = `must be one of ${values.join(', ')}`,
) =>
  z.pipe(
    text((value) => values.includes(value as T), must),
    z.transform((value) => value as T),
  );
export const whole = (least: number, most: number) =>
  z.pipe(
    text(
      (value) => /^\d{1,15}$/.test(value) && Number(value) >= least && Number(value) <= most,
      `must be a whole number from ${least} to ${most}`,
    ),
    z.transform(Number),
  );
export const url = (protocols: string[], must: string) =>
  text((value) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    return Boolean(parsed?.hostname) && protocols.includes(parsed?.protocol ?? '');
  }, must);
/** `fetch` refuses an address with a user in it. */
export const webAddress = (protocols: string[], must: string) =>
  url(protocols, must).check(z.refine((value) => URL.parse(value)?.username === '', must));
export const host =
  /^(?=.{1,253}$)([a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*|[a-f\d:.]*:[a-f\d:.]*)$/i;
export const addressIn = (sender: string) => /<([^<>]+)>$/.exec(sender)?.[1] ?? sender;
export const longSecret = (least: number) =>
  text((value) => value.trim().length >= least, `must have at least ${least} characters`);
