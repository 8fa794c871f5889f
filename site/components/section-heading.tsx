export type SectionHeadingProps = {
  eyebrow?: string;
  title: string;
  lead?: string;
  id?: string;
};

/** The pole is left to where a page begins and ends: under every heading it would be a habit. */
export function SectionHeading({ eyebrow, title, lead, id }: SectionHeadingProps) {
  return (
    <header className="section-heading">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 id={id}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}
