import '../screens/screens.css';
import './site-editor.css';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { consoleLanguage } from '../language.ts';
import { renderForStaff } from '../render.tsx';
import type { ConsoleProps } from '../words.ts';
import { SiteEditor } from './site-editor.tsx';

export function mount(container: HTMLElement): void {
  // A frame that compares the page with the public one has no bar.
  if (window.top !== window) {
    container.remove();
    return;
  }
  const byLanguage: Record<string, ConsoleProps & { direction: string }> = JSON.parse(
    container.dataset.props ?? '',
  );
  const props = byLanguage[consoleLanguage()] ?? byLanguage[FIRST_LANGUAGE];
  if (!props) return;
  [container.lang, container.dir] = [props.locale, props.direction];
  renderForStaff(container, props, <SiteEditor container={container} />);
}
