import { type Check, type Finding, must, should } from '../check.ts';

/** Links to other hosts. An address that gives no answer at all counts as dead only if others do answer. */
export const links: Check = {
  title: 'Links to other sites',
  run: async ({ links: urls, reach }) => {
    const answers = await Promise.all(urls.map(async (url) => ({ url, answer: await reach(url) })));
    const online = answers.some(({ answer }) => answer !== 'unknown');
    return answers.flatMap(({ url, answer }): Finding[] => {
      if (answer === 'reached') return [];
      if (answer === 'dead') return [must(url, 'the page does not exist')];
      return online ? [must(url, 'gives no answer')] : [should(url, 'could not be checked: no host answers')];
    });
  },
};
