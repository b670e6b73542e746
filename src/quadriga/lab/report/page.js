const dark = matchMedia("(prefers-color-scheme: dark)");
const drawn = new Map();
const LOOKS = { actions: false, renderer: "svg", tooltip: true };

function colours() {
  const ink = dark.matches ? "#e6e4de" : "#1f2328";
  const soft = dark.matches ? "#9aa4af" : "#5c6570";
  const line = dark.matches ? "#323942" : "#dcdad2";
  return {
    background: "transparent",
    font: "system-ui, sans-serif",
    view: { stroke: "transparent" },
    axis: { labelColor: soft, titleColor: soft, gridColor: line, domainColor: line, tickColor: line, titleFontWeight: "normal" },
    axisY: { labelColor: ink },
    legend: { labelColor: ink, titleColor: soft, orient: "top" },
  };
}

/* A picture in a closed part of the page has no width yet: it is drawn when its part is opened. */
async function draw() {
  for (const place of document.querySelectorAll(".chart")) {
    if (drawn.has(place) || !place.offsetWidth) continue;
    drawn.set(place, null);
    const spec = CHARTS[Number(place.dataset.chart)];
    try {
      drawn.set(place, await vegaEmbed(place, spec, { ...LOOKS, config: colours() }));
      place.dataset.drawn = "yes";
    } catch (error) {
      place.textContent = String(error);
      console.error(error);
    }
  }
}

function redraw() {
  for (const result of drawn.values()) result?.finalize();
  drawn.clear();
  draw();
}

/* A link may lead into a closed part. */
function reveal() {
  const aim = location.hash && document.getElementById(location.hash.slice(1));
  if (!aim) return;
  for (let part = aim.closest("details"); part; part = part.parentElement?.closest("details")) part.open = true;
  aim.scrollIntoView();
}

dark.addEventListener("change", redraw);
document.addEventListener("toggle", draw, true);
addEventListener("hashchange", reveal);
draw().then(reveal);
