/** Opens the browser's own sheet for sharing; where there is none the button stays away. */
function wireShare(button: HTMLButtonElement): void {
  if (!('share' in navigator)) return;
  const { share: url = '' } = button.dataset;
  button.hidden = false;
  // Closing the sheet without a choice rejects; nothing is wrong then.
  button.onclick = () => navigator.share({ title: document.title, url }).catch(() => {});
}

document.querySelectorAll<HTMLButtonElement>('[data-share]').forEach(wireShare);
