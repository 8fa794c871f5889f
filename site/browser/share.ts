/** Opens the browser's own sheet for sharing; where there is none the button stays away. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
  if (!('share' in navigator)) break;
  const { share: url = '' } = button.dataset;
  button.hidden = false;
  // Closing the sheet without a choice rejects; nothing is wrong then.
  button.onclick = () => navigator.share({ title: document.title, url }).catch(() => {});
}
