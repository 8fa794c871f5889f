import '../screens/screens.css';
import './site-editor.css';
import { FIRST_LANGUAGE } from '../../domain/format.ts';
import { consoleLanguage } from '../language.ts';
import { renderForStaff } from '../render.tsx';
import type { ConsoleProps } from '../words.ts';
import { SiteEditor } from './site-editor.tsx';

const root = document.getElementById('site-editor');
const byLanguage: Record<string, ConsoleProps & { direction: string }> = JSON.parse(
  root?.dataset.props ?? '{}',
);
const props = byLanguage[consoleLanguage()] ?? byLanguage[FIRST_LANGUAGE];

// A frame that compares the page with the public one has no bar.
if (window.top !== window) root?.remove();
else if (root && props) {
  [root.lang, root.dir] = [props.locale, props.direction];
  renderForStaff(root, props, <SiteEditor container={root} />);
}
