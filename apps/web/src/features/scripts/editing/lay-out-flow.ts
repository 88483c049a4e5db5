import type { FlowDrawing, FlowEdge } from '@ringfence/domain/callflow/describe-flow';
import type { WayCondition } from '@ringfence/domain/callflow/list-ways';
import type { Part } from '@ringfence/domain/callflow/script';

const boxWidth = 160;
const boxHeight = 48;
const gapAcross = 28;
const gapDown = 56;
const margin = 24;
/** How far a line that leads back goes around. */
const bow = 60;

interface FlowBox {
  id: string;
  kind: Part['kind'];
  x: number;
  y: number;
  width: number;
  height: number;
}

interface FlowArrow {
  key: string;
  path: string;
  label: string;
  x: number;
  y: number;
}

export interface FlowLayout {
  width: number;
  height: number;
  boxes: readonly FlowBox[];
  arrows: readonly FlowArrow[];
}

/** Down from one box to another; back around the side. */
function drawArrow(edge: FlowEdge, from: FlowBox, to: FlowBox, label: string): FlowArrow {
  const key = `${edge.from} ${edge.to}`;
  const middle = (box: FlowBox): number => box.x + boxWidth / 2;
  if (edge.leadsBack) {
    const [startX, startY] = [from.x + boxWidth, from.y + boxHeight / 2];
    const [endX, endY] = [to.x + boxWidth, to.y + boxHeight / 2];
    const out = Math.max(startX, endX) + bow;
    const path = `M${startX} ${startY} C${out} ${startY} ${out} ${endY} ${endX} ${endY}`;
    return { key, path, label, x: out - bow / 4, y: (startY + endY) / 2 };
  }
  const [startX, startY] = [middle(from), from.y + boxHeight];
  const [endX, endY] = [middle(to), to.y];
  const half = (startY + endY) / 2;
  const path = `M${startX} ${startY} C${startX} ${half} ${endX} ${half} ${endX} ${endY}`;
  // Nearer to where it ends, where fewer lines run side by side.
  return {
    key,
    path,
    label,
    x: startX + (endX - startX) * 0.75,
    y: startY + (endY - startY) * 0.7,
  };
}

/** A drawing in points. */
export function layOut(
  { nodes, edges, columns, rows }: FlowDrawing,
  nameWay: (on: WayCondition) => string,
): FlowLayout {
  const boxes = nodes.map(({ id, kind, x, y }) => ({
    id,
    kind,
    x: margin + x * (boxWidth + gapAcross),
    y: margin + y * (boxHeight + gapDown),
    width: boxWidth,
    height: boxHeight,
  }));
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const arrows = edges.flatMap((edge) => {
    const [from, to] = [byId.get(edge.from), byId.get(edge.to)];
    if (from === undefined || to === undefined) return [];
    return [drawArrow(edge, from, to, edge.on.map(nameWay).join(', '))];
  });
  return {
    width: 2 * margin + columns * (boxWidth + gapAcross) + bow,
    height: 2 * margin + rows * (boxHeight + gapDown),
    boxes,
    arrows,
  };
}
