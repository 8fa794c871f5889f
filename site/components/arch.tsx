import './arch.css';
import { type Picture, Scene } from './scene.tsx';

export type Drawing = { src: string; width: number; height: number; alt: string };

/** The window of the house: a scene fills it, a drawing stands in it. */
export function Arch(props: { scene: Picture } | { drawing: Drawing }) {
  return 'scene' in props ? (
    <div className="arch arch-scene">
      <Scene {...props.scene} fills />
    </div>
  ) : (
    <div className="arch">
      <img {...props.drawing} alt={props.drawing.alt} fetchPriority="high" />
    </div>
  );
}
