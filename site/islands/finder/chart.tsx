import type { Position } from '../../../domain/distance.ts';
import { clampDistance, projectionOf } from '../../../domain/projection.ts';
import type { FinderBranch } from './branches.tsx';

export type ChartProps = {
  branches: readonly FinderBranch[];
  from: Position | undefined;
  nearestId: string | undefined;
};

const FRAME = { width: 220, height: 400, marginX: 62, marginY: 56 };
const RINGS_KM = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20];
const FURTHEST_KM = 9;

/** A map of the branches with a line from the visitor to the nearest one; the text has the same information. */
export function Chart({ branches, from, nearestId }: ChartProps) {
  const nearest = branches.find(({ id }) => id === nearestId)?.coordinates;
  const drawn = from && nearest && clampDistance(nearest, from, FURTHEST_KM);
  const places = branches.map(({ coordinates }) => coordinates);
  const { place, unitsPerKm } = projectionOf(drawn ? [...places, drawn] : places, FRAME);
  const visitor = drawn && place(drawn);
  const centre = visitor ?? { x: FRAME.width / 2, y: FRAME.height / 2 };
  return (
    <svg className="finder-chart" viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
      {RINGS_KM.map((km) => (
        <circle key={km} className="chart-ring" cx={centre.x} cy={centre.y} r={Math.round(km * unitsPerKm)} />
      ))}
      {branches.map(({ id, name, coordinates }) => {
        const { x, y } = place(coordinates);
        return (
          <g key={id} className={id === nearestId ? 'chart-nearest' : undefined}>
            {visitor && <line x1={visitor.x} y1={visitor.y} x2={x} y2={y} />}
            <circle cx={x} cy={y} r="7" />
            {(!visitor || id === nearestId) && (
              // On the side away from the visitor.
              <text x={x} y={visitor && visitor.y < y ? y + 32 : y - 16}>
                {name}
              </text>
            )}
          </g>
        );
      })}
      {visitor && <path className="chart-visitor" d={`M${visitor.x} ${visitor.y - 8}l8 8-8 8-8-8z`} />}
    </svg>
  );
}
