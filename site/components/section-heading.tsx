export type SectionHeadingProps = {
  eyebrow?: string;
  title: string;
  lead?: string;
  id?: string;
};

export function SectionHeading({ eyebrow, title, lead, id }: SectionHeadingProps) {
  return (
    <header className="section-heading">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 id={id}>{title}</h2>
      <span className="pole" aria-hidden="true" />
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}
