/** A few words in frames; the label says what they are where no heading does. */
export function TagList({ tags, label }: { tags: string[]; label?: string }) {
  return (
    <ul className="tag-list" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
