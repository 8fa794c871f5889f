/** Opens the native share dialog; the button stays hidden where there is none. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
  if (!('share' in navigator)) break;
  const { share: url = '' } = button.dataset;
  button.hidden = false;
  // Cancelling rejects the promise, which is no error.
  button.onclick = () => navigator.share({ title: document.title, url }).catch(() => {});
}
