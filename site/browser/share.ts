/** The share buttons of an article: the browser's own sheet where there is one, and the clipboard. */
function wireShare(row: HTMLElement): void {
  const { share: url = '', title = '' } = row.dataset;
  const sheet = row.querySelector<HTMLButtonElement>('[data-share-by=sheet]');
  const copy = row.querySelector<HTMLButtonElement>('[data-share-by=copy]');
  if (sheet && 'share' in navigator) {
    sheet.hidden = false;
    // Closing the sheet without a choice rejects; nothing is wrong then.
    sheet.addEventListener('click', () => navigator.share({ title, url }).catch(() => undefined));
  }
  if (copy && 'clipboard' in navigator) {
    copy.hidden = false;
    copy.addEventListener('click', async () => {
      await navigator.clipboard.writeText(url);
      const label = copy.querySelector('span');
      if (label) label.textContent = copy.dataset.done ?? '';
    });
  }
}

document.querySelectorAll<HTMLElement>('[data-share]').forEach(wireShare);
