"""Makes the two typefaces in src/look/faces from the npm packages of Fontsource.

    npm pack @fontsource/alegreya @fontsource/alegreya-sans   # and unpack both
    pip install fonttools brotli
    python3 scripts/faces.py alegreya-latin-800-normal.woff2 alegreya-sans-latin-900-normal.woff2

Both have old-style figures by default, and `font:` in a style sheet resets a wish for others. So the code points
of the figures name the lining figures of one width in the file itself.
"""

import sys
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "Œœ–—‘’“”…−\u202f")]
NUMBERS = list(map(ord, "0123456789+-−–×/½:., %"))


def swapped(font: TTFont, feature: str) -> dict[str, str]:
    """Returns the glyphs that a feature swaps one for one."""
    table, found = font["GSUB"].table, {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    found |= getattr(getattr(part, "ExtSubTable", part), "mapping", {})
    return found


def unkern(font: TTFont, glyph: str) -> None:
    """Removes a glyph from all pairs. The face draws a comma and the word after it too close together."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for part in lookup.SubTable:
            pairs = getattr(part, "ExtSubTable", part)
            if pairs.LookupType != 2:
                continue
            if pairs.Format == 2:
                pairs.ClassDef2.classDefs.pop(glyph, None)
                if glyph in pairs.ClassDef1.classDefs:
                    pairs.Coverage.glyphs.remove(glyph)
                    del pairs.ClassDef1.classDefs[glyph]
            else:
                for after in pairs.PairSet:
                    after.PairValueRecord = [it for it in after.PairValueRecord if it.SecondGlyph != glyph]


def make(source: str, target: str, letters: list[int]) -> None:
    font = TTFont(source)
    lining, tabular = swapped(font, "lnum"), swapped(font, "tnum")
    for table in font["cmap"].tables:
        for figure in range(0x30, 0x3A):
            glyph = lining.get(table.cmap[figure], table.cmap[figure])
            table.cmap[figure] = tabular.get(glyph, glyph)
        if 0xA0 in table.cmap:
            table.cmap.setdefault(0x202F, table.cmap.get(0x2009, table.cmap[0xA0]))
    options = Options()
    options.layout_features = ["kern", "mark", "ccmp"]
    options.hinting = False
    options.flavor = "woff2"
    options.name_IDs = [0, 1, 2, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    unkern(font, font.getBestCmap()[0x20])
    font.flavor = "woff2"
    font.save(target)


make(sys.argv[1], "src/look/faces/title.woff2", LETTERS)
make(sys.argv[2], "src/look/faces/number.woff2", NUMBERS)
