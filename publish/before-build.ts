/** Before `npm run build`: a site for visitors must know its own address. */
if (process.env.NODE_ENV === 'production' && !process.env.SITE_URL) {
  console.error(
    'A production build needs the address of the site: SITE_URL=https://your.domain npm run build',
  );
  process.exit(1);
}
