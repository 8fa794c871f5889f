import './section-title.css';
import type { ReactNode, Ref } from 'react';

type SectionTitleProps = {
  title: string;
  /** Takes the focus where nothing nearer is left to take it. */
  titleRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
};

/** The heading of a section, and what can be done with all of it. */
export function SectionTitle({ title, titleRef, children }: SectionTitleProps) {
  return (
    <div className="console-title">
      <h2 ref={titleRef} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}
