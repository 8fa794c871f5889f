// The dynamic import keeps the editor's styles out of every other page.
const root = document.getElementById('site-editor');
if (root) import('./site/mount.tsx').then(({ mount }) => mount(root));
