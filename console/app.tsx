import { openInPhoneLanguage } from './language.ts';
import { renderForStaff } from './render.tsx';
import { Shell } from './shell/shell.tsx';
import type { ConsoleProps } from './words.ts';

const root = document.getElementById('console');
const props: ConsoleProps | undefined = root && JSON.parse(root.dataset.props ?? '');
if (root && props && !openInPhoneLanguage(props)) renderForStaff(root, props, <Shell />);
