import './section-title.css';
import './wide-only.css';
import type { ReactNode, Ref } from 'react';

type SectionTitleProps = {
  title: string;
  /** Takes the focus where nothing nearer is left to take it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** On a phone the navigation says it already, and the room is for the work. */
  wideOnly?: boolean;
  children?: ReactNode;
};

/** The heading of a section, and what can be done with all of it. */
export function SectionTitle({ title, titleRef, wideOnly, children }: SectionTitleProps) {
  return (
    <div className="console-title">
      <h2 ref={titleRef} tabIndex={-1} className={wideOnly ? 'console-wide-only' : undefined}>
        {title}
      </h2>
      {children}
    </div>
  );
}
