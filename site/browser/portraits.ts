/** Takes away photos that cannot be shown: the medallion beneath stands in for them. */
for (const photo of document.querySelectorAll<HTMLImageElement>('[data-portrait] img')) {
  const drop = () => photo.closest('.scene')?.remove();
  if (photo.complete && !photo.naturalWidth) drop();
  photo.onerror = drop;
}
