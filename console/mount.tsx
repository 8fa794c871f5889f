import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import type { ConsoleProps } from './words.ts';

const place = document.getElementById('console');
if (place) createRoot(place).render(<App {...(JSON.parse(place.dataset.props ?? '') as ConsoleProps)} />);
