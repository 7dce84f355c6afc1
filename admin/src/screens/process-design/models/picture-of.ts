import Viewer from 'bpmn-js/lib/Viewer';

/** The picture of a diagram, drawn where nobody sees it; the viewer comes with this file. */
export async function pictureOf(xml: string): Promise<string> {
  const container = document.createElement('div');
  // Texts are measured, for which what holds them has to stand in the page.
  Object.assign(container.style, { position: 'fixed', left: '-9999px', width: '1px', height: '1px' });
  document.body.append(container);
  const viewer = new Viewer({ container });
  try {
    await viewer.importXML(xml);
    return (await viewer.saveSVG()).svg;
  } finally {
    viewer.destroy();
    container.remove();
  }
}
