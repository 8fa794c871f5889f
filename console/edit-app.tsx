// Loaded on demand, so that its styles do not become part of every page.
const place = document.getElementById('site-editor');
if (place) import('./site/mount.tsx').then(({ mount }) => mount(place));
