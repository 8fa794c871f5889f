import script from './team-ratings.ts?worker&url';

const NEAR = '300px';

// Most visitors never come to the team: what fills its cards is a file of its own, fetched once they are near. An import()
// would bring 800 bytes of helper with every page, and sharing `when-near.ts` a file more.
for (const team of document.querySelectorAll('[data-ratings]')) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const element = document.createElement('script');
      element.src = script;
      document.head.append(element);
    },
    { rootMargin: NEAR },
  );
  observer.observe(team);
}
